declare module "virtual:languages" {
  /** What each language calls itself, by its code. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
