import type { Language } from '@maidan/contract'
import type { LetterText } from '../../../cashier/payments/words/payment-words.ts'

type Refund = { game: string; amount: string }

/** What a player reads when a round, or a bet on a match, was given back without an outcome. */
export type RefundWords = {
  roundRefunded: (refund: Refund) => LetterText
  betRefunded: (refund: Refund) => LetterText
}

export const refundWords = {
  en: {
    roundRefunded: ({ game, amount }) => ({
      title: 'The stake of a round was returned',
      text: `A round of ${game} was interrupted and got no outcome within 6 hours. Your stake of ${amount} is back in your balance.`,
    }),
    betRefunded: ({ game, amount }) => ({
      title: 'The stake of a bet was returned',
      text: `A bet of yours at ${game} got no result within 7 days. Your stake of ${amount} is back in your balance.`,
    }),
  },
  bn: {
    roundRefunded: ({ game, amount }) => ({
      title: 'একটি রাউন্ডের বাজি ফেরত দেওয়া হয়েছে',
      text: `${game} গেমের একটি রাউন্ড মাঝপথে থেমে গিয়েছিল এবং ৬ ঘণ্টায় কোনো ফল আসেনি। আপনার বাজি ${amount} ব্যালেন্সে ফেরত দেওয়া হয়েছে।`,
    }),
    betRefunded: ({ game, amount }) => ({
      title: 'একটি বাজির টাকা ফেরত দেওয়া হয়েছে',
      text: `${game}-এ আপনার একটি বাজির ৭ দিনেও কোনো ফল আসেনি। আপনার ${amount} ব্যালেন্সে ফেরত দেওয়া হয়েছে।`,
    }),
  },
} satisfies Record<Language, RefundWords>
