import type { Language } from '@maidan/contract'
import type { SettlementWords } from '../../exchange/settle/settlement-words.ts'
import { settlementsBn, settlementsEn } from '../../exchange/settle/settlement-words.ts'
import type { PaymentWords, LetterText } from '../../cashier/payments/words/payment-words.ts'
import { wordsBn as paymentsBn } from '../../cashier/payments/words/words-bn.ts'
import { wordsEn as paymentsEn } from '../../cashier/payments/words/words-en.ts'
import type { RefundWords } from '../../games/wallet/rounds/refund-words.ts'
import { refundsBn, refundsEn } from '../../games/wallet/rounds/refund-words.ts'
import { welcomeBn, welcomeEn } from './welcome-words.ts'

type InboxWords = PaymentWords & RefundWords & SettlementWords & { welcome: () => LetterText }

/** What happened, by its code; the params are texts that are the same in every language. */
export type Letter = {
  [Code in keyof InboxWords]: { code: Code; params: Params<InboxWords[Code]> }
}[keyof InboxWords]

type Params<Say extends (params: never) => LetterText> =
  Parameters<Say> extends [infer Given] ? Given : Record<string, never>

const words = {
  en: { ...paymentsEn, ...refundsEn, ...settlementsEn, welcome: () => welcomeEn },
  bn: { ...paymentsBn, ...refundsBn, ...settlementsBn, welcome: () => welcomeBn },
} as const satisfies Record<Language, InboxWords>

/** Whether a stored code is one that there are words for. */
export function isLetterCode(code: string): code is Letter['code'] {
  return Object.hasOwn(words.en, code)
}

/** A letter in the reader's language. */
export function putIntoWords({ code, params }: Letter, language: Language): LetterText {
  // Each code comes with the params of its own words: `Letter` ties the two together.
  const say = words[language][code] as (given: Letter['params']) => LetterText
  return say(params)
}
