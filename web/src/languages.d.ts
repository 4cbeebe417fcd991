declare module "virtual:languages" {
  /** The native name of each language, by language code. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
