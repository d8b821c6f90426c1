import { defineConfig } from 'vite'
import { partnerPages } from '../../built-pages/partner-pages.ts'

export default defineConfig(
  partnerPages({
    folder: new URL('.', import.meta.url),
    name: 'payments',
    documents: [
      'index.html',
      'operator.html',
      'checkout.html',
      'phone.html',
      'usdt.html',
      'signer.html',
    ],
  }),
)
