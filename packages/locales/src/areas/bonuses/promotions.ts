import { promotions as bn } from '../../bn/bonuses/promotions.ts'
import { defineText } from '../../define-text.ts'
import { promotions as en } from '../../en/bonuses/promotions.ts'

export const promotionsText = defineText(en, {
  bn,
})
