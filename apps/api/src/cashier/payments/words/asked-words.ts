import { RATE_LOCK_MINUTES } from '@maidan/cashier'
import type { Language } from '@maidan/contract'

type AskedWords = {
  hosted: (method: string) => string
  transfer: string
  usdt: string
}

/** What somebody is to do once their deposit is asked for, as the payment page shows it. */
export const askedWords = {
  en: {
    hosted: (method) => `Go on to ${method} and agree to the payment there.`,
    transfer: 'Send the amount to this number, then enter the transaction ID.',
    usdt: `Your rate is kept for ${RATE_LOCK_MINUTES} minutes. What you send is credited by itself.`,
  },
  bn: {
    hosted: (method) => `${method}-এর পাতায় গিয়ে পেমেন্টে সম্মতি দিন।`,
    transfer: 'এই নম্বরে টাকা পাঠিয়ে ট্রানজেকশন আইডি লিখুন।',
    usdt: `আপনার রেট ${RATE_LOCK_MINUTES.toLocaleString('bn')} মিনিট ধরা থাকবে। যা পাঠাবেন, নিজে থেকেই জমা হবে।`,
  },
} satisfies Record<Language, AskedWords>
