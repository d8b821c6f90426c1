import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

type Resettled = {
  market: string
  /** What the market came to for the player, with the money's sign; commission is taken off. */
  before: string
  after: string
  reason: string
}

/** What a player reads when a market was settled anew and brought them something else. */
export type SettlementWords = { resettled: (resettled: Resettled) => LetterText }

export const settlementWords = {
  en: {
    resettled: ({ market, before, after, reason }) => ({
      title: 'The result of a market was corrected',
      text: `${market}: it had come to ${before} for you, now it comes to ${after}. Why: ${reason} Your balance was adjusted by the difference.`,
    }),
  },
  bn: {
    resettled: ({ market, before, after, reason }) => ({
      title: 'একটি মার্কেটের ফল সংশোধন করা হয়েছে',
      text: `${market}: আগে আপনার হিসাব ছিল ${before}, এখন ${after}। কারণ: ${reason} পার্থক্যটুকু আপনার ব্যালেন্সে সমন্বয় করা হয়েছে।`,
    }),
  },
} satisfies Record<Language, SettlementWords>
