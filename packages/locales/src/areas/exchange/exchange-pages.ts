import { exchangePages as bn } from '../../bn/exchange/exchange-pages.ts'
import { defineText } from '../../define-text.ts'
import { exchangePages as en } from '../../en/exchange/exchange-pages.ts'

export const exchangePagesText = defineText(en, {
  bn,
})
