import { coin } from '../../objects/coin.ts'
import { GOLD_FISH, hilsa } from '../../objects/hilsa.ts'
import { nouka } from '../../objects/nouka.ts'
import { PINK, shapla } from '../../objects/shapla.ts'
import { METAL } from '../../palette.ts'
import { icon, lit } from '../../scene/icon.ts'
import type { Picture } from '../../scene/picture.ts'
import { lettered, plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const GOLD_RIM = ['#FFF8D6', '#FFB703', '#8A4A00', '#FFD56B'] as const
const RIM = { shape: 'tablet', rim: GOLD_RIM } as const

/** River Gold: gold-rimmed tablets, letters standing in a wave. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      nouka(pic, { x: 64, y: 68, size: 84 }),
      RIBBONS.WILD[language],
      '#FFC94A',
      METAL.gold,
      '#6B2C00',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      coin(pic, { x: 34, y: 66, size: 46, rotate: -16 }, 0.3) +
        coin(pic, { x: 96, y: 68, size: 42, rotate: 18 }, 0.3) +
        coin(pic, { x: 64, y: 54, size: 74 }),
      RIBBONS.SCATTER[language],
      '#FFE08A',
      METAL.gold,
      '#6B2C00',
    ),
  H1: (pic) =>
    plate(pic, { ...RIM, fill: ['#E0455A', '#8A1030', '#2A0410'] }) +
    hilsa(pic, { x: 59, y: 64, size: 82, rotate: -8 }, GOLD_FISH),
  H2: (pic) =>
    plate(pic, { ...RIM, fill: ['#18A8A0', '#0A5A66', '#031C24'] }) +
    lit(pic, 'noto:turtle', { x: 64, y: 64, size: 88 }),
  H3: (pic) =>
    plate(pic, { ...RIM, fill: ['#8A5AE0', '#4A1FA0', '#16063A'] }) +
    shapla(pic, { x: 64, y: 68, size: 92 }, PINK),
  H4: (pic) =>
    plate(pic, { ...RIM, fill: ['#3F8FE0', '#12488A', '#041A3A'] }) +
    icon(pic, 'noto:diya-lamp', { x: 64, y: 62, size: 86 }),
  L1: (pic) => low(pic, 'A', ['#D98A2B', '#7A3A0A', '#2A1004']),
  L2: (pic) => low(pic, 'K', ['#2FA86B', '#0E5A3A', '#031C10']),
  L3: (pic) => low(pic, 'Q', ['#3F8FE0', '#12488A', '#041A3A']),
  L4: (pic) => low(pic, 'J', ['#8A7A5A', '#4A3E2A', '#16120A']),
}

function low(pic: Picture, text: string, fill: readonly [string, string, string]): string {
  const wave = `<path d="M8 88Q22 76 36 88T64 88T92 88T120 88V98C120 114 114 120 98 120H30C14 120 8 114 8 98Z" fill="#FFFFFF" fill-opacity=".16"/><path d="M8 100Q22 90 36 100T64 100T92 100T120 100C120 114 114 120 98 120H30C14 120 8 114 8 100Z" fill="#FFFFFF" fill-opacity=".14"/>`
  return lettered(
    pic,
    { shape: 'tablet', fill, rim: ['#FFE9B8', '#B8863A', '#5A3A10', '#B8863A'] },
    text,
    METAL.gold,
    '#4A2400',
    wave,
  )
}
