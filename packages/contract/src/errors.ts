import { accountErrors } from './errors/account-errors.ts'
import { cashierErrors } from './errors/cashier-errors.ts'
import { exchangeErrors } from './errors/exchange-errors.ts'
import { identityErrors } from './errors/identity-errors.ts'
import { protectionErrors } from './errors/protection-errors.ts'
import { requestErrors } from './errors/request-errors.ts'
import { siteErrors } from './errors/site-errors.ts'
import { staffErrors } from './errors/staff-errors.ts'
import { walletErrors } from './errors/wallet-errors.ts'

/**
 * Every refusal a caller can act on: HTTP status and English text, in which `{name}` stands for a value
 * of `params`. `@maidan/locales` has the Bangla texts and does not compile while one is missing.
 */
export const errorCatalogue = {
  ...requestErrors,
  ...identityErrors,
  ...cashierErrors,
  ...siteErrors,
  ...protectionErrors,
  ...exchangeErrors,
  ...accountErrors,
  ...staffErrors,
  ...walletErrors,
} as const

export type ErrorCode = keyof typeof errorCatalogue
