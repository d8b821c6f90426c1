import { cashback as bn } from '../../bn/bonuses/cashback.ts'
import { defineText } from '../../define-text.ts'
import { cashback as en } from '../../en/bonuses/cashback.ts'

export const cashbackText = defineText(en, {
  bn,
})
