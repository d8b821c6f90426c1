import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

process.env['VITE_SITE_NAME'] ??= 'maidan'

/** Addresses that the server answers itself; the kept page never stands in for them. */
const serverPaths = [/^\/api/, /^\/docs/, /^\/storage/, /^\/captcha/, /^\/live/]

/** What every screen stands on, in one file: it compresses better whole and outlives releases. */
const kitModules =
  /node_modules\/(react|react-dom|scheduler|clsx|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//

/** What shows notices: a part of the worker, which finds it under this address. */
const noticeWorkerName = 'notice-worker'
const noticeWorker = `${noticeWorkerName}.js`

/** A module that this many parts share travels with the frame; apart, each would be a request. */
const FRAME_SHARE_MIN = 20
const frameModules = /\/(packages|apps)\/|\/lucide-react\//

/**
 * What several screens share would else be a file a module, each of them a turn of its own on a
 * line that answers late: signs, what a match in a list needs, what its odds need. What they stand on
 * stays where it is: drawn in, it would come with every page.
 */
const sharedParts = [
  { name: 'signs', test: /\/lucide-react\//, minShareCount: 4 },
  {
    name: 'crumbs',
    test: /locales\/src\/text-in|router\/navigate|popups\/open-popup|session\/market-block|loyalty\/refused-bet-query|chunks\/use-(opened|tapped|tell)|app\/notes\/(info|done|form)-note|icons\/(radio|trophy|tv|wallet)\./,
    minShareCount: 2,
  },
  {
    name: 'matches',
    test: /odds\/(events|feed)\/|odds\/markets\/(match-odds|names)\.|odds\/prices\/(price-text|finger|cells)\.|app\/exchange\/(use-now|event-marks|odds-link)\.|exchange\/odds\.ts|contract\/src\/exchange\/|odds-ladder/,
    minShareCount: 2,
  },
  {
    name: 'market',
    test: /features\/odds\/|lib\/exchange\/|exchange\/(trading|match)\.ts|app\/exchange\/(pin-button|match-over|winner-text|use-match-market|house-markets)\.|odds-view\/watch-part|use-runner-profits/,
    minShareCount: 2,
  },
]

/** Screens whose parts are asked for all at once. */
const IN_ONE_TURN = /odds-view/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      workbox: {
        importScripts: [noticeWorker],
        navigateFallbackDenylist: serverPaths,
        globPatterns: ['index.html', 'assets/*.{js,css}'],
      },
      manifest: {
        name: 'Maidan',
        short_name: 'Maidan',
        description: 'Betting exchange and casino',
        start_url: '/',
        display: 'standalone',
        background_color: '#07130e',
        theme_color: '#07130e',
        icons: [
          { src: '/storage/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/storage/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/storage/brand/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
    }),
  ],
  resolve: {
    // React has had this hook of its own since version 18.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A list of parts beside every route would weigh more than the turns it saves; who opens a
      // match on a bad line waits for its prices.
      resolveDependencies: (part, deps, { hostType }) =>
        hostType === 'html' || IN_ONE_TURN.test(part) ? deps : [],
    },
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        [noticeWorkerName]: path.join(import.meta.dirname, 'src/app/shell/notice-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === noticeWorkerName ? noticeWorker : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'kit', test: kitModules },
            { name: 'frame', test: frameModules, minShareCount: FRAME_SHARE_MIN },
            ...sharedParts.map((part) => ({ ...part, includeDependenciesRecursively: false })),
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [{ test: /packages\/\w+\/src\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
})
