import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { earlyScript } from '../../built-pages/early-script.ts'

const page = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * What boards share, in two files: the bundler's own way is one for each few boards that share something,
 * and a slow line asks for no more than six files at once. The way in stays by itself: it comes first.
 */
const SHARED = [
  {
    name: 'common',
    priority: 2,
    minShareCount: 2,
    test: /\/packages\/|\/node_modules\/react|\/games\/page\/(dom|hud|play|sound|stage|words)\/|\/boards\/page\/(chips|clock|frame|moments|show|stakes|words)\//,
  },
  { name: 'events', priority: 1, minShareCount: 2, test: /\/boards\/page\/events\// },
]

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
    rolldownOptions: {
      input: { index: `${page}index.html`, enter: `${page}enter.ts` },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
})
