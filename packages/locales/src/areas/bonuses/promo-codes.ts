import { promoCodes as bn } from '../../bn/bonuses/promo-codes.ts'
import { defineText } from '../../define-text.ts'
import { promoCodes as en } from '../../en/bonuses/promo-codes.ts'

export const promoCodesText = defineText(en, {
  bn,
})
