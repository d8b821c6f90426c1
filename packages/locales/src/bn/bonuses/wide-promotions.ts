import type { Texts } from '../../define-text.ts'

export const widePromotions = {
  lead: 'আপনার খেলায় আমাদের বাড়তি যোগ। নেওয়ার আগেই প্রতিটি অফারের শর্ত দেখে নিন।',
  samples: 'নমুনা অফার',
  samplesHint: 'অফার দেখতে কেমন হয়, এই কার্ডগুলো তা-ই দেখায়। এগুলো চালু নেই।',
  sample: 'নমুনা',
  sportsTitle: '৭,৭৭৭ টাকার স্পোর্টস স্বাগত বোনাস',
  sportsWords: 'খেলাধুলায় আপনার প্রথম বাজির জন্য ৭,৭৭৭ টাকা পর্যন্ত স্বাগত বোনাস।',
  sportsDuration: 'শেষ তারিখ নেই',
  spinsTitle: '১০০% বোনাস, সঙ্গে বাড়তি ফ্রি স্পিন',
  spinsWords: 'স্লটের জন্য প্রথম ডিপোজিটে ১০০%, তার ওপর ফ্রি স্পিন।',
  spinsDuration: 'মেয়াদ ২০২৪/১২/৩১ পর্যন্ত',
  running: 'এখন চলছে',
} as const satisfies Texts
