import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { earlyScript } from '../../built-pages/early-script.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

export default defineConfig({
  root: here,
  base: '/',
  publicDir: false,
  plugins: [earlyScript('enter')],
  resolve: {
    alias: [
      // The stage is drawn by WebGL or by a plain canvas; a third way would only be carried along.
      { find: /^.*\/WebGPURenderer\.mjs$/, replacement: `${here}stage/no-web-gpu.ts` },
      // Nor would it ask for events and accessibility, whose mere chance splits the library in two files.
      {
        find: /^.*\/(browserAll|webworkerAll)\.mjs$/,
        replacement: `${here}stage/no-extensions.ts`,
      },
    ],
  },
  build: {
    outDir: `${repository}.build/studio`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${here}index.html`, enter: `${here}enter.ts` },
      // The rules of every game stand in one pure room; a slot takes its own from there.
      treeshake: {
        moduleSideEffects: (file) => (file.includes('/packages/casino/') ? false : undefined),
      },
      output: {
        // The page of a past round is not built here, but writes with the same letters.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
