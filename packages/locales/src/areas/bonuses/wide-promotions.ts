import { widePromotions as bn } from '../../bn/bonuses/wide-promotions.ts'
import { defineText } from '../../define-text.ts'
import { widePromotions as en } from '../../en/bonuses/wide-promotions.ts'

export const widePromotionsText = defineText(en, {
  bn,
})
