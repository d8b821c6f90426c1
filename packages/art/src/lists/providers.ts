import {
  cmdSports,
  e1Sports,
  exchange,
  fantasy,
  horsebook,
  iSports,
  kabaddi,
  luckySports,
  sboSports,
  virtualSports,
} from '../providers/sports.ts'
import { bagh, padma, shaplaGames } from '../providers/studios.ts'
import type { Wording, Wordings } from '../scene/wording.ts'
import { inLanguages } from './in-languages.ts'
import type { PictureFile } from './picture-file.ts'

const SIZE = { width: 240, height: 140 } as const

/** The studios' own marks, which are the same in every language. */
const mark = (code: string, draw: () => string): PictureFile => ({
  ...SIZE,
  path: `providers/${code}.svg`,
  draw,
})

const tiles = (code: string, draw: (wording: Wording) => string, words: Wordings) =>
  inLanguages({ ...SIZE, path: `providers/${code}.svg`, words, draw })

export const PROVIDERS: readonly PictureFile[] = [
  mark('PADMA', padma),
  mark('BAGH', bagh),
  mark('SHAPLA', shaplaGames),
  ...tiles('LUCKY', luckySports, { en: ['Lucky', 'Sports'], bn: ['লাকি', 'স্পোর্টস'] }),
  ...tiles('EXCHANGE', exchange, { en: ['Exchange', ''], bn: ['এক্সচেঞ্জ', ''] }),
  ...tiles('ISPORTS', iSports, { en: ['i-Sports', ''], bn: ['আই-স্পোর্টস', ''] }),
  ...tiles('E1SPORTS', e1Sports, { en: ['E1', 'Sports'], bn: ['ই১', 'স্পোর্টস'] }),
  ...tiles('HORSEBOOK', horsebook, { en: ['Horsebook', ''], bn: ['হর্সবুক', ''] }),
  ...tiles('VIRTUAL', virtualSports, { en: ['Virtual', ''], bn: ['ভার্চুয়াল', ''] }),
  ...tiles('KABADDI', kabaddi, { en: ['Kabaddi', ''], bn: ['কাবাডি', ''] }),
  ...tiles('CMD', cmdSports, { en: ['CMD', 'Sports'], bn: ['সিএমডি', 'স্পোর্টস'] }),
  ...tiles('FANTASY', fantasy, { en: ['Fantasy', ''], bn: ['ফ্যান্টাসি', ''] }),
  ...tiles('SBO', sboSports, { en: ['SBO', 'Sports'], bn: ['এসবিও', 'স্পোর্টস'] }),
]
