import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

/** What a player is told about their level. */
export type VipWords = {
  vipLevel: (reached: { level: string; percent: string }) => LetterText
}

export const vipWords = {
  en: {
    vipLevel: ({ level, percent }) => ({
      title: `You have reached ${level}`,
      text: `From now on your stakes earn ${percent} % of the usual VIP points. A level is yours for good: you need not play to keep it.`,
    }),
  },
  bn: {
    vipLevel: ({ level, percent }) => ({
      title: `আপনি ${level} লেভেলে পৌঁছেছেন`,
      text: `এখন থেকে আপনার বাজিতে সাধারণ হারের ${percent}% ভিআইপি পয়েন্ট জমবে। লেভেল একবার পেলে আপনারই থাকে; ধরে রাখতে খেলে যাওয়ার দরকার নেই।`,
    }),
  },
} satisfies Record<Language, VipWords>
