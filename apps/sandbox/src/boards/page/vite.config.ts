import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { earlyScript } from '../../built-pages/early-script.ts'

const page = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

export default defineConfig({
  root: page,
  base: '/boards/',
  publicDir: false,
  plugins: [earlyScript('enter')],
  build: {
    outDir: `${repository}.build/boards`,
    emptyOutDir: true,
    target: 'es2022',
    // The page may load nothing from a data address but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: `${page}index.html`, enter: `${page}enter.ts` } },
  },
})
