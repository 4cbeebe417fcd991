declare module "virtual:languages" {
  /** Each language's own name, by code. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
