import type { Language } from '@maidan/contract'
import { settlementWords, type SettlementWords } from '../../exchange/settle/settlement-words.ts'
import type { PaymentWords, LetterText } from '../../cashier/payments/words/payment-words.ts'
import { wordsBn } from '../../cashier/payments/words/words-bn.ts'
import { wordsEn } from '../../cashier/payments/words/words-en.ts'
import { refundWords, type RefundWords } from '../../games/wallet/rounds/refund-words.ts'
import { factorWords, type FactorWords } from '../../identity/second-factor/factor-words.ts'
import { breakWords, type BreakWords } from '../../protection/breaks/break-words.ts'
import { limitWords, type LimitWords } from '../../protection/limits/limit-words.ts'
import { vipWords, type VipWords } from '../../bonuses/vip/vip-words.ts'
import { welcomeWords } from './welcome-words.ts'
import { chooseText, type Texts } from '../../platform/texts/choose-text.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'

type InboxWords = PaymentWords &
  RefundWords &
  SettlementWords &
  FactorWords &
  BreakWords &
  LimitWords &
  VipWords & { welcome: () => LetterText }

/** What happened, by its code; a param is the same in every language, or a text in each. */
export type Letter = {
  [Code in keyof InboxWords]: { code: Code; params: Params<InboxWords[Code]> }
}[keyof InboxWords]

type Params<Say extends (params: never) => LetterText> =
  Parameters<Say> extends [infer Given]
    ? { [Name in keyof Given]: string | Texts }
    : Record<string, never>

const paymentWords = { en: wordsEn, bn: wordsBn } satisfies Record<Language, PaymentWords>

const words = eachLanguage((one): InboxWords => ({
  ...paymentWords[one],
  ...refundWords[one],
  ...settlementWords[one],
  ...factorWords[one],
  ...breakWords[one],
  ...limitWords[one],
  ...vipWords[one],
  welcome: () => welcomeWords[one],
}))

/** Whether a stored code is one that there are words for. */
export function isLetterCode(code: string): code is Letter['code'] {
  return Object.hasOwn(words[FIRST_LANGUAGE], code)
}

/** A letter in the reader's language. */
export function putIntoWords({ code, params }: Letter, language: Language): LetterText {
  // Each code comes with the params of its own words: `Letter` ties the two together.
  const say = words[language][code] as (given: Readonly<Record<string, string>>) => LetterText
  const given = Object.entries<string | Texts>(params).map(([name, param]) => [
    name,
    typeof param === 'string' ? param : chooseText(param, language),
  ])
  return say(Object.fromEntries(given))
}
