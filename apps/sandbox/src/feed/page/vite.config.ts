import { defineConfig } from 'vite'
import { partnerPages } from '../../built-pages/partner-pages.ts'

export default defineConfig(
  partnerPages({
    folder: new URL('.', import.meta.url),
    name: 'feed',
    documents: ['score.html', 'stream.html'],
  }),
)
