import { honeyMangroveBackground, tigerNightBackground } from '../backgrounds/bagh.ts'
import { hilsaRushBackground, riverGoldBackground } from '../backgrounds/padma.ts'
import { boishakhiBackground, lastOverBackground } from '../backgrounds/shapla.ts'
import { boishakhi } from '../games/boishakhi.ts'
import { hilsaRush } from '../games/hilsa-rush.ts'
import { honeyMangrove } from '../games/honey-mangrove.ts'
import { lastOver } from '../games/last-over.ts'
import { luckySportsCard } from '../games/lucky-sports.ts'
import { riverGold } from '../games/river-gold.ts'
import { tigerNight } from '../games/tiger-night.ts'
import { boishakhiWide } from '../games/wide/boishakhi.ts'
import { hilsaRushWide } from '../games/wide/hilsa-rush.ts'
import { honeyMangroveWide } from '../games/wide/honey-mangrove.ts'
import { lastOverWide } from '../games/wide/last-over.ts'
import { riverGoldWide } from '../games/wide/river-gold.ts'
import { tigerNightWide } from '../games/wide/tiger-night.ts'
import { symbol } from '../symbols/sets.ts'
import { GAMES, SYMBOL_KEYS, type GameCode } from './games.ts'
import type { PictureFile } from './picture-file.ts'

type Drawings = { card: () => string; wide: () => string; background: () => string }

const DRAWINGS: Record<GameCode, Drawings> = {
  'PADMA-RIVERGOLD': { card: riverGold, wide: riverGoldWide, background: riverGoldBackground },
  'PADMA-HILSARUSH': { card: hilsaRush, wide: hilsaRushWide, background: hilsaRushBackground },
  'BAGH-TIGERNIGHT': { card: tigerNight, wide: tigerNightWide, background: tigerNightBackground },
  'BAGH-HONEYMANGROVE': {
    card: honeyMangrove,
    wide: honeyMangroveWide,
    background: honeyMangroveBackground,
  },
  'SHAPLA-BOISHAKHI': { card: boishakhi, wide: boishakhiWide, background: boishakhiBackground },
  'SHAPLA-LASTOVER': { card: lastOver, wide: lastOverWide, background: lastOverBackground },
}

/** The card of the sports book, which has no reels and so no symbols. */
const SPORTS_CARD: PictureFile = {
  path: 'games/LUCKY-SPORTS.svg',
  width: 300,
  height: 400,
  draw: luckySportsCard,
}

/** A game's card for the lobby, its wide card, its backdrop and its ten symbols. */
const SLOT_PICTURES: readonly PictureFile[] = GAMES.flatMap(({ code }): PictureFile[] => [
  { path: `games/${code}.svg`, width: 300, height: 400, draw: DRAWINGS[code].card },
  { path: `games/${code}-wide.svg`, width: 640, height: 400, draw: DRAWINGS[code].wide },
  {
    path: `symbols/${code}/background.svg`,
    width: 720,
    height: 1280,
    draw: DRAWINGS[code].background,
  },
  ...SYMBOL_KEYS.map((key): PictureFile => ({
    path: `symbols/${code}/${key}.svg`,
    width: 128,
    height: 128,
    draw: () => symbol(code, key),
  })),
])

export const GAME_PICTURES: readonly PictureFile[] = [...SLOT_PICTURES, SPORTS_CARD]
