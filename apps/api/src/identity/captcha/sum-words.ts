import type { Language } from '@maidan/contract'

/** A sum of two numbers as a person would ask it, and the numbers from 0 to 20 in words. */
export const sumWords = {
  en: {
    question: (one, other) => `How much is ${one} plus ${other}?`,
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  },
  bn: {
    question: (one, other) => `${one} আর ${other} যোগ করলে কত হয়?`,
    numbers: 'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ',
  },
} satisfies Record<Language, { question: (one: string, other: string) => string; numbers: string }>
