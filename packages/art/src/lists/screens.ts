import { comingSoon } from '../screens/coming-soon.ts'
import { maintenance, noData, noGames, offline } from '../screens/empty.ts'
import { popBlock, popWelcome } from '../screens/pop.ts'
import { inLanguages } from './in-languages.ts'
import type { PictureFile } from './picture-file.ts'

export const SCREENS: readonly PictureFile[] = [
  { path: 'empty/no-data.svg', width: 240, height: 180, draw: noData },
  { path: 'empty/offline.svg', width: 240, height: 180, draw: offline },
  { path: 'empty/no-games.svg', width: 240, height: 180, draw: noGames },
  { path: 'empty/maintenance.svg', width: 240, height: 180, draw: maintenance },
  ...inLanguages({
    path: 'wide/coming-soon.svg',
    width: 1280,
    height: 720,
    draw: comingSoon,
    words: { en: ['COMING SOON', 'ON BIG SCREENS'], bn: ['শিগগিরই আসছে', 'বড় পর্দায়'] },
  }),
  { path: 'pop/welcome.svg', width: 320, height: 200, draw: popWelcome },
  { path: 'pop/block.svg', width: 160, height: 160, draw: popBlock },
]
