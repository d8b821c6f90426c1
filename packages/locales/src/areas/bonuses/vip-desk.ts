import { vipDesk as bn } from '../../bn/bonuses/vip-desk.ts'
import { defineText } from '../../define-text.ts'
import { vipDesk as en } from '../../en/bonuses/vip-desk.ts'

export const vipDeskText = defineText(en, {
  bn,
})
