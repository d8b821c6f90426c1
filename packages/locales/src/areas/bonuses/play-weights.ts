import { playWeights as bn } from '../../bn/bonuses/play-weights.ts'
import { defineText } from '../../define-text.ts'
import { playWeights as en } from '../../en/bonuses/play-weights.ts'

export const playWeightsText = defineText(en, {
  bn,
})
