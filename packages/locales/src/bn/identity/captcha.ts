import type { Texts } from '../../define-text.ts'

export const captcha = {
  title: 'আপনি কি মানুষ?',
  leadPicture: 'আপনার নেটওয়ার্ক থেকে অনেক অনুরোধ এসেছে। ছবিতে যে চারটি অঙ্ক দেখছেন তা লিখুন।',
  leadSum: 'আপনার নেটওয়ার্ক থেকে অনেক অনুরোধ এসেছে। এই যোগটি করে ফল লিখুন।',
  picture: 'চারটি অঙ্কের একটি ছবি। দেখতে না পেলে এর বদলে একটি যোগ নিন।',
  digits: 'ছবির অঙ্কগুলো',
  result: 'যোগফল',
  otherPicture: 'অন্য ছবি',
  otherSum: 'অন্য যোগ',
  asSum: 'যোগ করতে দিন',
  asPicture: 'ছবি দেখান',
  send: 'এগিয়ে যান',
  sending: 'যাচাই হচ্ছে...',
  missing: 'আপনার উত্তর লিখুন।',
  wrong: 'উত্তরটি মেলেনি বা দেরি হয়ে গেছে। এবার এটি চেষ্টা করুন।',
  loadFailed: 'এটি লোড করা যায়নি। আবার চেষ্টা করুন।',
} as const satisfies Texts
