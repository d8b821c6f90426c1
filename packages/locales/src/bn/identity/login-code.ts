import type { Texts } from '../../define-text.ts'

export const loginCode = {
  code: 'অথেনটিকেটর অ্যাপের কোড',
  codeHint: 'অ্যাপে ছয় অঙ্কের একটি কোড দেখা যায়, ৩০ সেকেন্ড পর পর তা বদলায়।',
  codePlaceholder: '৬ অঙ্ক',
  codeMissing: 'অ্যাপে দেখানো ছয়টি অঙ্ক লিখুন।',
  recoveryCode: 'রিকভারি কোড',
  recoveryHint: 'তুলে রাখা দশটি কোডের যেকোনো একটি। একটি কোড একবারই কাজ করে।',
  recoveryMissing: 'একটি রিকভারি কোড লিখুন।',
  useRecovery: 'রিকভারি কোড দিন',
  useApp: 'অ্যাপের কোড দিন',
} as const satisfies Texts
