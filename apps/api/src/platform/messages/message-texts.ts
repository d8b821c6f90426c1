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

/** Goes out in a code's place to a number that another account has verified; no code is in it. */
export const numberTakenWords = {
  en: {
    subject: 'Your number on Maidan',
    text: 'Somebody tried to add this number to a Maidan account, but it belongs to another account already, so no code is sent. If that account is yours and this is not its main number, take it off there first. If you did not ask for a code, there is nothing to do.',
  },
  bn: {
    subject: 'ময়দানে আপনার নম্বর',
    text: 'এই নম্বরটি একটি ময়দান অ্যাকাউন্টে যোগ করার চেষ্টা হয়েছে। নম্বরটি আগে থেকেই অন্য অ্যাকাউন্টের, তাই কোনো কোড পাঠানো হয়নি। সেই অ্যাকাউন্ট আপনার হলে আর এটি তার মূল নম্বর না হলে আগে সেখান থেকে নম্বরটি সরান। আপনি কোড না চেয়ে থাকলে কিছু করতে হবে না।',
  },
} satisfies Record<Language, Words>

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
