import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** The code and looks of the pages. The server writes their HTML and asks browsers to look anew. */
export default defineConfig({
  root: here,
  base: '/code/',
  publicDir: fileURLToPath(new URL('../look/public', import.meta.url)),
  build: {
    outDir: `${repository}.build/koel-pages`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: [`${here}play.ts`, `${here}recall.ts`],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
})
