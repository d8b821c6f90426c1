import type { Language } from '@maidan/contract'
import type { LetterText } from '../../../cashier/payments/words/payment-words.ts'

type Refund = { game: string; amount: string }

/** What a player reads when a round, a bet on a match, or an entry of a contest was given back without an outcome. */
export type RefundWords = {
  roundRefunded: (refund: Refund) => LetterText
  betRefunded: (refund: Refund) => LetterText
  contestReturned: (refund: Refund) => LetterText
  contestShared: (refund: Refund & { stake: string }) => LetterText
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
    contestReturned: ({ game, amount }) => ({
      title: 'A contest was ended without a result',
      text: `A contest of ${game} got no result from its provider, so we have ended it. Your stake of ${amount} is back in your balance.`,
    }),
    contestShared: ({ game, stake, amount }) => ({
      title: 'A contest was ended without a full result',
      text: `A contest of ${game} had paid some of its players when its provider fell silent, so we have ended it. What was left was shared among the others by their stakes: ${amount} of your ${stake} is back in your balance.`,
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
    contestReturned: ({ game, amount }) => ({
      title: 'একটি প্রতিযোগিতা ফল ছাড়াই শেষ করা হয়েছে',
      text: `${game} গেমের একটি প্রতিযোগিতার ফল প্রোভাইডার পাঠায়নি, তাই আমরা সেটি শেষ করে দিয়েছি। আপনার বাজি ${amount} ব্যালেন্সে ফেরত দেওয়া হয়েছে।`,
    }),
    contestShared: ({ game, stake, amount }) => ({
      title: 'একটি প্রতিযোগিতা পুরো ফল ছাড়াই শেষ করা হয়েছে',
      text: `${game} গেমের একটি প্রতিযোগিতায় কয়েকজন টাকা পাওয়ার পর প্রোভাইডার আর কিছু জানায়নি, তাই আমরা সেটি শেষ করে দিয়েছি। বাকি টাকা অন্যদের মধ্যে বাজির অনুপাতে ভাগ করা হয়েছে: আপনার ${stake} বাজির ${amount} ব্যালেন্সে ফেরত এসেছে।`,
    }),
  },
} satisfies Record<Language, RefundWords>
