import { vip as bn } from '../../bn/bonuses/vip.ts'
import { defineText } from '../../define-text.ts'
import { vip as en } from '../../en/bonuses/vip.ts'

export const vipText = defineText(en, {
  bn,
})
