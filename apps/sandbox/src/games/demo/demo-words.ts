/** What is said above a game in play money. */
export const DEMO_WORDS = {
  en: {
    playMoney: 'Demo – play money',
    topUp: 'Fill up',
    later: 'Try again in a moment',
  },
  bn: {
    playMoney: 'ডেমো – খেলার টাকা',
    topUp: 'আবার ভরুন',
    later: 'একটু পরে চেষ্টা করুন',
  },
} as const
