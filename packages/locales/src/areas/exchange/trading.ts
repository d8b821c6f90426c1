import { trading as bn } from '../../bn/exchange/trading.ts'
import { defineText } from '../../define-text.ts'
import { trading as en } from '../../en/exchange/trading.ts'

export const tradingText = defineText(en, {
  bn,
})
