import type { KanthaKey } from './en.ts'

/** Every text of Kantha Stitch in Bangla. */
export const bn: Readonly<Record<KanthaKey, string>> = {
  quilt: 'কাঁথা: পাঁচ সারিতে আটটি করে ঘর',
  patch: 'ঘর {patch}',
  patchStitched: 'ঘর {patch}, ফোঁড় পড়েছে',
  patchHit: 'ঘর {patch}, আপনার ঘরে ফোঁড় পড়েছে',
  risk: 'ঝুঁকি',
  low: 'কম',
  medium: 'মাঝারি',
  high: 'বেশি',
  quick: 'এমনি বেছে দিন',
  clear: 'মুছুন',
  pays: 'কয়টি মিললে কত পাবেন',
  paysCaption: 'বাজির কত গুণ, তার নিচে কয়টি মিললে',
  paysOne: '{hits}টি মিললে ×{multiple}',
  none: 'সর্বোচ্চ {most}টি ঘর বেছে নিন',
  chosen: '{most}টির মধ্যে {count}টি বেছেছেন। কিছু পাওয়ার সম্ভাবনা {chance}%।',
  stitching: 'সুঁই চলছে…',
  hitNow: 'এ পর্যন্ত আপনার {hits}টি',
  lost: '{count}টির মধ্যে {hits}টি মিলেছে, এবার কিছু পাননি।',
  paid: '{count}টির মধ্যে {hits}টি মিলেছে: ×{multiple}, {amount}',
  start: 'সেলাই শুরু করুন',
  startFor: 'এক কাঁথা {amount}',
  starting: 'সুঁইয়ে সুতা পরানো হচ্ছে…',
  replay: 'আগের একটি কাঁথা আবার দেখানো হচ্ছে',
  rulesStitch:
    'কাঁথায় {patches}টি ঘর। তার ১ থেকে {most}টি আপনি বেছে নেন। তারপর সুঁই একে একে {stitches}টি ঘরে ফোঁড় তোলে। আপনার কয়টি ঘরে ফোঁড় পড়ল, তা দিয়েই ঠিক হয় বাজির কত গুণ পাবেন।',
  rulesRisk:
    'ঝুঁকি বেশি হলে বেশি মিললে বেশি পান, কম মিললে কম পান বা কিছুই পান না। কম ঝুঁকিতে একটি ঘর নিলে না মিললেও বাজির কিছুটা ফেরত আসে।',
  rulesFair:
    '{stitches}টি ঘরের প্রতিটি রাউন্ডের একটি করে টান, বাকি থাকা সব ঘরের সম্ভাবনা সমান। আপনি কী বাছলেন তাতে কিছু বদলায় না। “ন্যায্য খেলা” থেকে নিজে আবার মিলিয়ে দেখতে পারেন।',
  rulesKeys:
    'কীবোর্ডে: তীর দিয়ে ঘরে ঘরে যান, স্পেস দিয়ে ঘর বাছুন বা সেলাই শুরু করুন, Q চাপলে বেছে দেওয়া হয়, C চাপলে মুছে যায়।',
  figuresChosen: 'ঘর',
  figuresReturn: 'ফেরতের হার',
  figuresMore: 'বাজির বেশি পান',
  figuresLargest: 'সর্বোচ্চ',
  figuresOf: 'ঝুঁকি: {risk}',
}
