import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { usedWords } from "./scripts/used.ts";
import { weigh } from "./scripts/weigh.ts";
import { worker } from "./scripts/worker.ts";

/** The server that the development pages talk to. */
const SERVER = process.env.REGNUM_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [usedWords(), svelte(), weigh(150_000), worker()],
  build: {
    outDir: "../src/regnum/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
});
