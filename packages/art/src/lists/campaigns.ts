import { cricketBanner } from '../banners/cricket.ts'
import { fairnessBanner } from '../banners/fairness.ts'
import { slotsBanner } from '../banners/slots.ts'
import { walletsBanner } from '../banners/wallets.ts'
import { welcomeBanner } from '../banners/welcome.ts'
import { fishingFrenzy } from '../promotions/fishing-frenzy.ts'
import { referFriend } from '../promotions/refer-friend.ts'
import { slotsReload } from '../promotions/slots-reload.ts'
import { weekendCricket } from '../promotions/weekend-cricket.ts'
import { welcomePromotion } from '../promotions/welcome.ts'
import type { PictureFile } from './picture-file.ts'

/** The home page's banners, 16:7. */
export const BANNERS = [
  { path: 'banners/welcome.svg', width: 1120, height: 490, draw: welcomeBanner },
  { path: 'banners/slots.svg', width: 1120, height: 490, draw: slotsBanner },
  { path: 'banners/cricket.svg', width: 1120, height: 490, draw: cricketBanner },
  { path: 'banners/wallets.svg', width: 1120, height: 490, draw: walletsBanner },
  { path: 'banners/fairness.svg', width: 1120, height: 490, draw: fairnessBanner },
] as const satisfies readonly PictureFile[]

/** The promotions' cards, 2:1. */
export const PROMOTIONS = [
  { path: 'promotions/welcome-100.svg', width: 640, height: 320, draw: welcomePromotion },
  { path: 'promotions/slots-reload.svg', width: 640, height: 320, draw: slotsReload },
  { path: 'promotions/weekend-cricket.svg', width: 640, height: 320, draw: weekendCricket },
  { path: 'promotions/refer-friend.svg', width: 640, height: 320, draw: referFriend },
  { path: 'promotions/fishing-frenzy.svg', width: 640, height: 320, draw: fishingFrenzy },
] as const satisfies readonly PictureFile[]
