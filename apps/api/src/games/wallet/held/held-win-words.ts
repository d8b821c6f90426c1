import type { Language } from '@maidan/contract'
import type { HeldBecause } from './held-win.ts'
import type { LetterText } from '../../../cashier/payments/words/payment-words.ts'

/** The words of a message about a held win; the amount comes with its sign. */
type HeldWinWords = Record<Language, (win: { game: string; amount: string }) => LetterText>

/** What a player reads when a win of theirs is held because its game pays no such win. */
const aboveLargest = {
  en: ({ game, amount }) => ({
    title: 'A win is being checked',
    text: `We have your win of ${amount} at ${game}. It is more than this game’s largest win, so our staff look at it first. Until then the money is kept aside in your name.`,
  }),
  bn: ({ game, amount }) => ({
    title: 'একটি জয় যাচাই করা হচ্ছে',
    text: `${game} থেকে আপনার ${amount} জয় আমরা পেয়েছি। এটি এই গেমের সর্বোচ্চ জয়ের চেয়ে বেশি, তাই আমাদের কর্মীরা আগে এটি যাচাই করছেন। ততক্ষণ টাকাটি আপনার নামে আলাদা রাখা আছে।`,
  }),
} satisfies HeldWinWords

/** What they read when all games of its maker have paid out much that day. */
const aboveDaily = {
  en: ({ game, amount }) => ({
    title: 'A win is being checked',
    text: `We have your win of ${amount} at ${game}. The maker of this game has paid out very much today to all players together, so our staff look at further wins first. You have done nothing wrong. Until then the money is kept aside in your name.`,
  }),
  bn: ({ game, amount }) => ({
    title: 'একটি জয় যাচাই করা হচ্ছে',
    text: `${game} থেকে আপনার ${amount} জয় আমরা পেয়েছি। এই গেমের নির্মাতার গেমগুলো আজ সব খেলোয়াড়কে মিলিয়ে অনেক টাকা দিয়েছে, তাই পরের জয়গুলো আমাদের কর্মীরা আগে যাচাই করছেন। আপনি কোনো ভুল করেননি। ততক্ষণ টাকাটি আপনার নামে আলাদা রাখা আছে।`,
  }),
} satisfies HeldWinWords

/** What a player reads when a win of theirs is held until staff have looked at it, by the reason. */
export const heldWords = {
  above_largest: aboveLargest,
  above_daily: aboveDaily,
} satisfies Record<HeldBecause['reason'], HeldWinWords>

/** What a player reads when a held win is theirs to spend. */
export const paidWords = {
  en: ({ game, amount }) => ({
    title: 'Your win has been checked',
    text: `Your win of ${amount} at ${game} has been checked. The money is in your balance.`,
  }),
  bn: ({ game, amount }) => ({
    title: 'আপনার জয় যাচাই হয়েছে',
    text: `${game} থেকে আপনার ${amount} জয় যাচাই হয়েছে। টাকাটি এখন আপনার ব্যালেন্সে আছে।`,
  }),
} satisfies HeldWinWords

/** The same of a win in a free round. */
export const paidFreeWords = {
  en: ({ game, amount }) => ({
    title: 'Your win has been checked',
    text: `Your win of ${amount} at ${game} has been checked. It counts among what your free rounds have won, and is given to you by the terms of their promotion.`,
  }),
  bn: ({ game, amount }) => ({
    title: 'আপনার জয় যাচাই হয়েছে',
    text: `${game} থেকে আপনার ${amount} জয় যাচাই হয়েছে। এটি আপনার ফ্রি রাউন্ডের জয়ের সঙ্গে যোগ হয়েছে এবং প্রোমোশনের শর্ত মেনে আপনাকে দেওয়া হবে।`,
  }),
} satisfies HeldWinWords

/** What a player reads when a held win was a mistake of the game. */
export const returnedWords = {
  en: ({ game, amount }) => ({
    title: 'A win was not paid',
    text: `The win of ${amount} at ${game} turned out to be a mistake of the game, so it was not paid. Please write to customer support if you have questions.`,
  }),
  bn: ({ game, amount }) => ({
    title: 'একটি জয় দেওয়া যায়নি',
    text: `${game} থেকে আসা ${amount} জয়টি গেমের ভুল ছিল বলে দেখা গেছে, তাই এটি দেওয়া হয়নি। প্রশ্ন থাকলে কাস্টমার সাপোর্টে লিখুন।`,
  }),
} satisfies HeldWinWords
