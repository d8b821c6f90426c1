import type { Texts } from '../../define-text.ts'

export const lobby = {
  recent: 'সম্প্রতি খেলেছেন',
  popular: 'সবচেয়ে বেশি খেলা',
  popularHint: 'গত সাত দিনের রাউন্ড গুনে',
  newest: 'নতুন গেম',
  jackpotFed: 'এই গেমগুলোর প্রতি বাজির {share} % এতে জমা হয়। একটি রাউন্ড পুরোটাই জিতে নেয়।',
  jackpotLast: 'শেষ জয়: {amount}, {day}',
  unfinished: 'অসমাপ্ত রাউন্ড',
  allUnfinished: 'সবগুলো দেখুন: {count}টি',
  goOnWith: '{name} চালিয়ে যান',
  moneyInIt: 'এতে আপনার {stake} আছে',
  since: '{time} থেকে',
  awayPlayed: 'আপনার জন্য অপেক্ষা করছে। শেষ চালের {time} পরে নিজেই শেষ পর্যন্ত খেলা হবে, জিতলে টাকা পাবেন।',
  awayRoom: 'রুমে নিজেই শেষ হবে, জিতলে টাকা পাবেন।',
  awaySettled: 'হিসাব চলছে। ফল না এলে ৬ ঘণ্টা পরে বাজির টাকা ফেরত আসবে।',
  waitHours: '{count} ঘণ্টা',
  waitMinutes: '{count} মিনিট',
  goOn: 'চলুন',
  goOnTo: 'যে ম্যাচ দেখছিলেন: {name}',
  forgetMatch: 'এই ম্যাচ সরান',
} as const satisfies Texts
