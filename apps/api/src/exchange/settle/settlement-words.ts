import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

type Resettled = {
  market: string
  /** What the market came to for the player, with the money's sign; commission is taken off. */
  before: string
  after: string
  reason: string
}

type Settled = {
  market: string
  /** What it came to for the player, with the money's sign. */
  result: string
}

/** What a player reads of a settlement, and of one that brought them something else than before. */
export type SettlementWords = {
  settled: (settled: Settled) => LetterText
  resettled: (resettled: Resettled) => LetterText
}

export const settlementWords = {
  en: {
    settled: ({ market, result }) => ({
      title: 'Your bet was settled',
      text: `${market}: it comes to ${result} for you.`,
    }),
    resettled: ({ market, before, after, reason }) => ({
      title: 'The result of a market was corrected',
      text: `${market}: it had come to ${before} for you, now it comes to ${after}. Why: ${reason} Your balance was adjusted by the difference.`,
    }),
  },
  bn: {
    settled: ({ market, result }) => ({
      title: 'আপনার বাজির ফল হয়েছে',
      text: `${market}: আপনার হিসাব ${result}।`,
    }),
    resettled: ({ market, before, after, reason }) => ({
      title: 'একটি মার্কেটের ফল সংশোধন করা হয়েছে',
      text: `${market}: আগে আপনার হিসাব ছিল ${before}, এখন ${after}। কারণ: ${reason} পার্থক্যটুকু আপনার ব্যালেন্সে সমন্বয় করা হয়েছে।`,
    }),
  },
} satisfies Record<Language, SettlementWords>
