import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

/** What a player is told about a break that they have taken. */
export type BreakWords = {
  breakBegan: (taken: { until: string }) => LetterText
}

export const breakWords = {
  en: {
    breakBegan: ({ until }) => ({
      title: 'Your break has begun',
      text: `Until ${until} (GMT+6) you can place no bets, open no games and make no deposits, and you are offered no bonuses. Nobody can end this earlier, neither you nor we. You can log in, cancel what is not matched and withdraw your money at any time.`,
    }),
  },
  bn: {
    breakBegan: ({ until }) => ({
      title: 'আপনার বিরতি শুরু হয়েছে',
      text: `${until} (GMT+6) পর্যন্ত আপনি বাজি ধরতে, গেম খুলতে বা টাকা জমা দিতে পারবেন না, আর কোনো বোনাসও দেওয়া হবে না। আপনি বা আমরা, কেউই এটি আগে শেষ করতে পারব না। লগইন করা, না মেলা বাজি বাতিল করা ও টাকা তোলা সব সময় চলবে।`,
    }),
  },
} satisfies Record<Language, BreakWords>
