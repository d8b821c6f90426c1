import { promotionDesk as bn } from '../../bn/office/promotion-desk.ts'
import { defineText } from '../../define-text.ts'
import { promotionDesk as en } from '../../en/office/promotion-desk.ts'

export const promotionDeskText = defineText(en, {
  bn,
})
