import type { Texts } from '../../define-text.ts'

export const pops = {
  marketBlock: 'মার্কেট ব্লক',
  marketBlocked: 'আপনার বেছে নেওয়া অংশটি আপনার আপলাইন এখন বন্ধ রেখেছে। কাস্টমার সাপোর্টে যোগাযোগ করুন।',
  contactSupport: 'সাপোর্টে যোগাযোগ',
  urgentNotice: 'জরুরি বিজ্ঞপ্তি',
  understood: 'ঠিক আছে',
  welcome: 'ময়দানে স্বাগতম!',
  welcomeText: 'আপনার অ্যাকাউন্ট তৈরি। খেলতে টাকা জমা দিন, অথবা আগে একটু ঘুরে দেখুন।',
  homePage: 'হোম পেজ',
  depositNow: 'এখনই ডিপোজিট',
} as const satisfies Texts
