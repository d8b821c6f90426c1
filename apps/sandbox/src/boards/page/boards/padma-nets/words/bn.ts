import type { NetWords } from './net-words.ts'

/** Every text of Padma Nets in Bangla. */
export const bn: NetWords = {
  'fish.puti': 'পুঁটি',
  'fish.tengra': 'টেংরা',
  'fish.koi': 'কই',
  'fish.rui': 'রুই',
  'fish.katla': 'কাতলা',
  'fish.boal': 'বোয়াল',
  'fish.chital': 'চিতল',
  'fish.ilish': 'ইলিশ',
  'fish.golden-ilish': 'সোনালি ইলিশ',
  castsLeft: 'জাল ফেলা বাকি',
  castsLeftCount: '{all} বারের মধ্যে {left} বার বাকি',
  catchSoFar: 'এই খেপে',
  fishToCastAt: 'কোন মাছে জাল ফেলবেন',
  castAt: '{fish} মাছে জাল ফেলুন: ধরলে {amount}',
  start: 'নৌকা ভাসান',
  startFor: '{amount} দিয়ে {casts} বার জাল',
  again: 'আবার নৌকা ভাসান',
  home: 'ঘাটে ফিরুন',
  homeWith: '{casts} বারের {amount} ফেরত',
  starting: 'নৌকা ছাড়ছে…',
  replay: 'আগের একটি খেপ আবার দেখানো হচ্ছে',
  hintStart: 'এক বাজিতে {casts} বার জাল ফেলা যায়। মাছ আপনি বাছবেন, যখন খুশি ঘাটে ফিরবেন।',
  hintCast: 'জাল ফেলতে মাছের গায়ে ছুঁয়ে দিন',
  caughtOne: '{fish} ধরা পড়েছে: {amount}',
  slipped: 'ফসকে গেল',
  slippedOne: '{fish} ফসকে গেল',
  homeTitle: 'নৌকা ঘাটে ফিরেছে',
  caughtSum: 'ধরা মাছের দাম',
  backSum: 'না-ফেলা জাল: {casts} বার',
  totalSum: 'মোট পেলেন',
  emptyNet: 'এবার কোনো মাছ ওঠেনি',
  rulesBasket:
    'এক বাজিতে {casts} বার জাল ফেলা যায়, তাই একবারের দাম বাজির {casts} ভাগের এক ভাগ। প্রতিবার কোন মাছে জাল ফেলবেন তা আপনিই ঠিক করেন। শেষ জালটি ফেলা হলে বা আপনি ঘাটে ফিরলে খেপ শেষ।',
  rulesHome:
    'ঘাটে ফিরলে ধরা মাছের টাকা পান, আর যতবার জাল ফেলেননি তার পুরো দাম ফেরত পান। মাঝপথে গেম ছেড়ে গিয়ে আর না ফিরলে আপনার নৌকা নিজে থেকেই ঘাটে ফেরানো হয়।',
  rulesFair:
    'মাছ ধরা পড়ে কেবল ভাগ্যে। কোন জাতের মাছ, সম্ভাবনা শুধু তার ওপর, আর সব জাতে ফেরতের হার একই: যে মাছের দাম বেশি, সে ঠিক সেই অনুপাতে কম ধরা পড়ে। মাছ কোথায় বা কত জোরে সাঁতরায়, একই জাতের কোনটিকে ছুঁলেন, তাতে কিছুই বদলায় না; ওগুলো শুধু ছবি।',
  rulesProtected:
    'বাংলাদেশে শুশুক সংরক্ষিত প্রাণী। নদীতে তারা ভেসে ওঠে, কিন্তু তাদের দিকে জাল ফেলা হয় না।',
  tableFish: 'মাছ',
  tablePays: 'পান, একবার জালের',
  tableChance: 'গড়ে কত জালে একটি',
  tableReturn: 'ফেরতের হার',
  rulesLargest:
    'এক খেপে সর্বোচ্চ পাওয়া যায় বাজির ×{multiple}: {casts} বার জালে {casts}টি সোনালি ইলিশ।',
}
