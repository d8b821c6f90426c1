import type { Texts } from '../../define-text.ts'

export const search = {
  title: 'খোঁজ',
  placeholder: 'গেম, ম্যাচ, দল, অফার, সাহায্য',
  clear: 'খোঁজা মুছুন',
  hint: 'বাংলা বা ইংরেজিতে নাম লিখুন।',
  count: 'পাওয়া গেছে: {count}টি',
  none: '“{wanted}” নামে এখানে কিছু নেই',
  noneHint: 'কম অক্ষর দিয়ে দেখুন, অথবা অন্য ভাষায় নামটি লিখুন।',
  failed: 'খোঁজা গেল না',
  games: 'গেম',
  matches: 'ম্যাচ',
  promotions: 'প্রোমোশন',
  pages: 'পাতা ও সাহায্য',
} as const satisfies Texts
