import { exchangeAccount as bn } from '../../bn/exchange/exchange-account.ts'
import { defineText } from '../../define-text.ts'
import { exchangeAccount as en } from '../../en/exchange/exchange-account.ts'

export const exchangeAccountText = defineText(en, {
  bn,
})
