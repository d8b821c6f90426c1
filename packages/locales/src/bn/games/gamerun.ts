import type { Texts } from '../../define-text.ts'

export const gamerun = {
  close: 'গেম বন্ধ করুন',
  deposit: 'ডিপোজিট',
  frame: 'গেম',
  loading: 'গেম খুলছে',
  slow: 'সময় লাগছে। ইন্টারনেট দেখুন, অথবা গেমটি বন্ধ করে আবার খুলুন।',
  nothing: 'কোনো গেম খোলা নেই',
  nothingHint: 'তালিকা থেকে একটি বেছে নিন।',
  toGames: 'গেমের তালিকায় যান',
  leaveTitle: 'একটি রাউন্ড এখনো চলছে',
  leave: 'বের হোন',
  stay: 'খেলা চালিয়ে যান',
  leaveText: 'আপনার বাজির টাকা নিরাপদ: গেম আবার খুললে রাউন্ডটি সেখান থেকেই চলবে।',
  sitting: '{time} ধরে খেলছেন',
  minutes: '{minutes} মিনিট',
  hours: '{hours} ঘণ্টা {minutes} মিনিট',
  theatre: 'বড় করে দেখুন',
  leaveTheatre: 'আগের মাপে ফিরুন',
  full: 'পুরো স্ক্রিনে দেখুন',
  leaveFull: 'পুরো স্ক্রিন থেকে বের হন',
  withKey: '{name} ({key})',
} as const satisfies Texts
