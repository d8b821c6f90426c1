import { markets as bn } from '../../bn/office/markets.ts'
import { defineText } from '../../define-text.ts'
import { markets as en } from '../../en/office/markets.ts'

export const marketsText = defineText(en, {
  bn,
})
