import { freeRounds as bn } from '../../bn/bonuses/free-rounds.ts'
import { defineText } from '../../define-text.ts'
import { freeRounds as en } from '../../en/bonuses/free-rounds.ts'

export const freeRoundsText = defineText(en, {
  bn,
})
