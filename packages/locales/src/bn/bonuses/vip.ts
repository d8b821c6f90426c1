import type { Texts } from '../../define-text.ts'

export const vip = {
  title: 'আমার ভিআইপি',
  balance: 'ভিআইপি পয়েন্ট (VP)',
  level: 'এক্সপার্ট III',
  levelHint: 'সব খেলোয়াড়ের ভিআইপি কার্ড এটিই, প্রোফাইলের স্তর যা-ই হোক। প্রতি {stake} বাজিতে এক পয়েন্ট।',
  convert: 'নগদে বদলান',
  amount: 'কত পয়েন্ট বদলাবেন',
  rate: '1 VP = {rate}',
  worth: 'আপনি পাবেন {amount}',
  button: 'বদলান',
  converting: 'বদলানো হচ্ছে...',
  short: 'পয়েন্ট কম। বদলাতে ন্যূনতম যত VP লাগে, তত থাকতে হবে।',
  minimum: 'কমপক্ষে ১০ VP লাগবে',
  close: 'বন্ধ করুন',
  done: 'বদলানো হয়েছে। টাকা মূল ওয়ালেটে জমা হয়েছে।',
  failed: 'একটি সমস্যা হয়েছে',
  broke: 'পয়েন্ট বদলাতে সমস্যা হয়েছে',
} as const satisfies Texts
