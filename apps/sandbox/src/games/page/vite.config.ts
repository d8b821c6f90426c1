import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

export default defineConfig({
  root: here,
  base: '/',
  publicDir: false,
  build: {
    outDir: `${repository}.build/studio`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The page of a past round is not built here, but writes with the same letters.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
