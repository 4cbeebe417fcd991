/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "media-feature-range-notation": "prefix",
    "value-keyword-case": ["lower", { ignoreProperties: ["--display", "--plain", "font-family"] }],
    "no-descending-specificity": null, // components are scoped: the order in a file follows the markup
    "property-no-vendor-prefix": null, // Safari needs some
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
