import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // The name of the component, which is unique, instead of a hash: styles are readable in the browser's tools.
  compilerOptions: { cssHash: ({ name }) => name },
};
