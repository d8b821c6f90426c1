import { cricketBanner } from '../banners/cricket.ts'
import { fairnessBanner } from '../banners/fairness.ts'
import { slotsBanner } from '../banners/slots.ts'
import { walletsBanner } from '../banners/wallets.ts'
import { welcomeBanner } from '../banners/welcome.ts'
import { cashback } from '../promotions/cashback.ts'
import { fishingFrenzy } from '../promotions/fishing-frenzy.ts'
import { mission } from '../promotions/mission.ts'
import { promoCode } from '../promotions/promo-code.ts'
import { referFriend } from '../promotions/refer-friend.ts'
import { slotsReload } from '../promotions/slots-reload.ts'
import { weekendCricket } from '../promotions/weekend-cricket.ts'
import { welcomePromotion } from '../promotions/welcome.ts'
import { inLanguages } from './in-languages.ts'
import type { PictureFile } from './picture-file.ts'

/** The home page's banners, 16:7. */
export const BANNERS: readonly PictureFile[] = [
  ...inLanguages({
    path: 'banners/welcome.svg',
    width: 1120,
    height: 490,
    draw: welcomeBanner,
    words: { en: ['WELCOME TO', 'MAIDAN'], bn: ['স্বাগতম', 'ময়দানে'] },
  }),
  ...inLanguages({
    path: 'banners/slots.svg',
    width: 1120,
    height: 490,
    draw: slotsBanner,
    words: { en: ['A NIGHT OF', 'GAMES'], bn: ['আজ রাতে', 'খেলা'] },
  }),
  ...inLanguages({
    path: 'banners/cricket.svg',
    width: 1120,
    height: 490,
    draw: cricketBanner,
    words: { en: ['EVERY BALL', 'COUNTS'], bn: ['প্রতিটি বলেই', 'রোমাঞ্চ'] },
  }),
  ...inLanguages({
    path: 'banners/wallets.svg',
    width: 1120,
    height: 490,
    draw: walletsBanner,
    words: { en: ['YOUR WALLET,', 'YOUR GAME'], bn: ['আপনার ওয়ালেট,', 'আপনার খেলা'] },
  }),
  ...inLanguages({
    path: 'banners/fairness.svg',
    width: 1120,
    height: 490,
    draw: fairnessBanner,
    words: { en: ['PROVABLY', 'FAIR'], bn: ['স্বচ্ছ খেলা,', 'প্রমাণসহ'] },
  }),
]

/** The promotions' cards, 2:1. */
export const PROMOTIONS: readonly PictureFile[] = [
  ...inLanguages({
    path: 'promotions/welcome-100.svg',
    width: 640,
    height: 320,
    draw: welcomePromotion,
    words: { en: ['100%', 'WELCOME'], bn: ['১০০%', 'স্বাগতম'] },
  }),
  ...inLanguages({
    path: 'promotions/slots-reload.svg',
    width: 640,
    height: 320,
    draw: slotsReload,
    words: { en: ['SLOTS', 'RELOAD'], bn: ['স্লট', 'রিলোড'] },
  }),
  ...inLanguages({
    path: 'promotions/weekend-cricket.svg',
    width: 640,
    height: 320,
    draw: weekendCricket,
    words: { en: ['WEEKEND', 'CRICKET'], bn: ['ছুটির দিনের', 'ক্রিকেট'] },
  }),
  ...inLanguages({
    path: 'promotions/refer-friend.svg',
    width: 640,
    height: 320,
    draw: referFriend,
    words: { en: ['BRING', 'A FRIEND'], bn: ['বন্ধুকে', 'আনুন'] },
  }),
  ...inLanguages({
    path: 'promotions/fishing-frenzy.svg',
    width: 640,
    height: 320,
    draw: fishingFrenzy,
    words: { en: ['FISHING', 'FRENZY'], bn: ['মাছ ধরার', 'ধুম'] },
  }),
  ...inLanguages({
    path: 'promotions/promo-code.svg',
    width: 640,
    height: 320,
    draw: promoCode,
    words: { en: ['PROMO', 'CODE'], bn: ['প্রোমো', 'কোড'] },
  }),
  ...inLanguages({
    path: 'promotions/cashback.svg',
    width: 640,
    height: 320,
    draw: cashback,
    words: { en: ['WEEKLY', 'CASHBACK'], bn: ['সাপ্তাহিক', 'ক্যাশব্যাক'] },
  }),
  ...inLanguages({
    path: 'promotions/mission.svg',
    width: 640,
    height: 320,
    draw: mission,
    words: { en: ['PLAY A', 'MISSION'], bn: ['আজকের', 'মিশন'] },
  }),
]
