import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/lib/types.gen.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-dynamic-delete": "off",
      // Most maps here are made once and read: they need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["worker/**"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["src/**"],
    rules: { "no-console": "error", "max-lines": ["error", 450], "no-warning-comments": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
