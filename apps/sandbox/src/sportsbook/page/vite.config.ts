import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/book/',
  publicDir: false,
  build: {
    outDir: `${repository}.build/sportsbook`,
    emptyOutDir: true,
    target: 'es2022',
    // The page may load nothing from a data address but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
