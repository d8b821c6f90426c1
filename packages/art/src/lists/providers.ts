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
import type { PictureFile } from './picture-file.ts'

const tile = <Code extends string>(code: Code, draw: () => string) =>
  ({ path: `providers/${code}.svg`, width: 240, height: 140, draw }) as const satisfies PictureFile

export const PROVIDERS = [
  tile('PADMA', padma),
  tile('BAGH', bagh),
  tile('SHAPLA', shaplaGames),
  tile('LUCKY', luckySports),
  tile('EXCHANGE', exchange),
  tile('ISPORTS', iSports),
  tile('E1SPORTS', e1Sports),
  tile('HORSEBOOK', horsebook),
  tile('VIRTUAL', virtualSports),
  tile('KABADDI', kabaddi),
  tile('CMD', cmdSports),
  tile('FANTASY', fantasy),
  tile('SBO', sboSports),
] as const
