import { keptBonus as bn } from '../../bn/bonuses/kept-bonus.ts'
import { defineText } from '../../define-text.ts'
import { keptBonus as en } from '../../en/bonuses/kept-bonus.ts'

export const keptBonusText = defineText(en, {
  bn,
})
