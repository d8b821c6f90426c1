import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/boards/',
  publicDir: false,
  build: {
    outDir: `${repository}.build/boards`,
    emptyOutDir: true,
    target: 'es2022',
    // The page may load nothing from a data address but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
