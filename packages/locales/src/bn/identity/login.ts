import type { Texts } from '../../define-text.ts'

export const login = {
  title: 'লগইন',
  lead: 'মাঠে আবার স্বাগতম।',
  username: 'ইউজারনেম',
  password: 'পাসওয়ার্ড',
  submit: 'লগইন করুন',
  busy: 'লগইন হচ্ছে...',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  noAccount: 'নতুন এসেছেন?',
  signUp: 'অ্যাকাউন্ট খুলুন',
  usernameRequired: 'ইউজারনেম লিখুন',
  usernameForm: 'ইউজারনেমে শুধু ইংরেজি অক্ষর ও সংখ্যা থাকবে',
  passwordRequired: 'পাসওয়ার্ড লিখুন',
  passwordShort: 'পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে',
  invalid: 'ইউজারনেম বা পাসওয়ার্ড মিলছে না',
  network: 'ইন্টারনেট সংযোগে সমস্যা, একটু পরে আবার চেষ্টা করুন।',
} as const satisfies Texts
