import type { Language } from '@maidan/contract'
import type { Message } from './queue-message.ts'

type Words = Pick<Message, 'subject' | 'text'>

/** A message that carries a one-time code; the code stands first, where a phone shows it. */
export const codeWords = {
  en: (code) => ({
    subject: 'Your Maidan code',
    text: `${code} is your Maidan code. It works for 5 minutes. Never give it to anybody.`,
  }),
  bn: (code) => ({
    subject: 'আপনার ময়দান কোড',
    text: `${code} আপনার ময়দান কোড। ৫ মিনিট পর্যন্ত কাজ করবে। কোডটি কাউকে দেবেন না।`,
  }),
} satisfies Record<Language, (code: string) => Words>

/** Tells a player that the password is new, so that a theft does not stay unseen. */
export const passwordChangedWords = {
  en: {
    subject: 'Your password was changed',
    text: 'The password of your Maidan account was changed and every device was logged out. If this was not you, contact support at once.',
  },
  bn: {
    subject: 'পাসওয়ার্ড বদলানো হয়েছে',
    text: 'আপনার ময়দান অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে এবং সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না বদলে থাকলে এখনই সাপোর্টে জানান।',
  },
} satisfies Record<Language, Words>
