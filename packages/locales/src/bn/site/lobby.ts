import type { Texts } from '../../define-text.ts'

export const lobby = {
  recent: 'সম্প্রতি খেলেছেন',
  popular: 'সবচেয়ে বেশি খেলা',
  popularHint: 'গত সাত দিনের রাউন্ড গুনে',
  newest: 'নতুন গেম',
  goOn: 'চলুন',
  goOnTo: 'যে ম্যাচ দেখছিলেন: {name}',
  forgetMatch: 'এই ম্যাচ সরান',
} as const satisfies Texts
