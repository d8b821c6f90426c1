import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every screen stands on, in one file that outlives releases. */
const kitModules =
  /node_modules\/(react|react-dom|scheduler|clsx|@tanstack\/(?!react-table|table-core)[^/]+)\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../.build/backoffice',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'kit', test: kitModules }] } },
      treeshake: {
        moduleSideEffects: [{ test: /packages\/\w+\/src\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
})
