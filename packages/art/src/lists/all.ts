import { BRAND } from './brand.ts'
import { BANNERS, PROMOTIONS } from './campaigns.ts'
import { GAME_PICTURES } from './game-pictures.ts'
import { APP, CATEGORY_ICONS, CHANNELS, METHODS, TRUST } from './marks.ts'
import { AMBASSADORS, SPONSORS } from './people.ts'
import type { PictureFile } from './picture-file.ts'
import { PROVIDERS } from './providers.ts'
import { SCREENS } from './screens.ts'

/** Every drawn picture of the product. */
export const PICTURES: readonly PictureFile[] = [
  ...BRAND,
  ...GAME_PICTURES,
  ...PROVIDERS,
  ...BANNERS,
  ...PROMOTIONS,
  ...SPONSORS,
  ...AMBASSADORS,
  ...TRUST,
  ...APP,
  ...METHODS,
  ...CHANNELS,
  ...CATEGORY_ICONS,
  ...SCREENS,
]
