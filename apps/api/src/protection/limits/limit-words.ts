import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

/** What a player is told about the limits that they set. */
export type LimitWords = {
  playLimitHolds: (set: { limit: string; amount: string }) => LetterText
  playLimitAsked: (asked: {
    limit: string
    amount: string
    from: string
    until: string
  }) => LetterText
}

export const limitWords = {
  en: {
    playLimitHolds: ({ limit, amount }) => ({
      title: 'Your play limit',
      text: `Your limit on ${limit} is from now on: ${amount}. You can set a tighter one at any time; a looser one waits for a day. If this was not you, change your password and write to us.`,
    }),
    playLimitAsked: ({ limit, amount, from, until }) => ({
      title: 'A looser play limit was asked for',
      text: `For your limit on ${limit} you asked for: ${amount}. It does not hold yet. From ${from} until ${until} (GMT+6) you can say yes to it a second time under Account, Play limits and breaks; otherwise all stays as it is.`,
    }),
  },
  bn: {
    playLimitHolds: ({ limit, amount }) => ({
      title: 'আপনার খেলার সীমা',
      text: `এখন থেকে আপনার ${limit} সীমা: ${amount}। যেকোনো সময় আরও কড়া সীমা বসাতে পারেন; ঢিলা করতে চাইলে এক দিন অপেক্ষা করতে হয়। কাজটি আপনার না হলে পাসওয়ার্ড বদলান এবং আমাদের লিখুন।`,
    }),
    playLimitAsked: ({ limit, amount, from, until }) => ({
      title: 'খেলার সীমা ঢিলা করতে চাওয়া হয়েছে',
      text: `আপনার ${limit} সীমার জায়গায় চেয়েছেন: ${amount}। এটি এখনো খাটছে না। ${from} থেকে ${until} (GMT+6) পর্যন্ত অ্যাকাউন্টের “খেলার সীমা ও বিরতি” পাতায় দ্বিতীয়বার হ্যাঁ বলতে পারবেন; না বললে সব আগের মতোই থাকবে।`,
    }),
  },
} satisfies Record<Language, LimitWords>
