import type { Texts } from '../../define-text.ts'

export const chat = {
  title: 'সহায়তা',
  lead: 'দিনরাত একজন মানুষ উত্তর দেন।',
  start: 'কথা শুরু করুন',
  opening: 'খুলছে...',
  list: 'আমার কথাবার্তা',
  profile: 'আমার প্রোফাইল',
  login: 'লগইন',
  promotions: 'প্রোমোশন',
  failed: 'চ্যাট খোলা যায়নি। আবার চেষ্টা করুন।',
  listTitle: 'কথাবার্তা',
  none: 'এখনো কিছু লেখা হয়নি',
  noneHint: 'আমাদের লিখুন: এখানেই উত্তর পাবেন।',
  support: 'সহায়তা',
  write: 'বার্তা লিখুন',
  send: 'পাঠান',
  sendFailed: 'পাঠানো যায়নি। আবার চেষ্টা করুন।',
  hello: 'হ্যালো! কী দরকার লিখুন, আমরা এখানেই উত্তর দেব।',
  missing: 'এই কথাবার্তা আপনার নয় বা নেই।',
} as const satisfies Texts
