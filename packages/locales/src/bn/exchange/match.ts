import type { Texts } from '../../define-text.ts'

export const match = {
  match: 'ম্যাচ',
  gone: 'এই ম্যাচটি এখন চলছে না',
  goneHint: 'হয় শেষ হয়ে গেছে, নয়তো এখনো খোলা হয়নি। এখন কী চলছে, হোম পেজে দেখুন।',
  over: '{name} শেষ হয়ে গেছে।',
  toWhatIsOn: 'এখন কী চলছে দেখুন',
  failed: 'ম্যাচটি আনা যায়নি',
  failedHint: 'সংযোগ বিচ্ছিন্ন হয়ে থাকতে পারে। একটু পরে আবার দেখুন।',
  toHome: 'হোম পেজে যান',
  logInToBet: 'এই মুহূর্তের দর দেখছেন। এই ম্যাচে বাজি ধরতে লগইন করুন।',
} as const satisfies Texts
