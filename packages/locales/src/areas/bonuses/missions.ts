import { missions as bn } from '../../bn/bonuses/missions.ts'
import { defineText } from '../../define-text.ts'
import { missions as en } from '../../en/bonuses/missions.ts'

export const missionsText = defineText(en, {
  bn,
})
