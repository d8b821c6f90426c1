import { referral as bn } from '../../bn/bonuses/referral.ts'
import { defineText } from '../../define-text.ts'
import { referral as en } from '../../en/bonuses/referral.ts'

export const referralText = defineText(en, {
  bn,
})
