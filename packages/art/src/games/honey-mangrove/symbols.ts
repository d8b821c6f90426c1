import { bee } from '../../objects/bee.ts'
import { cell, honeyPot } from '../../objects/honey.ts'
import { METAL } from '../../palette.ts'
import { lit } from '../../scene/icon.ts'
import type { Picture } from '../../scene/picture.ts'
import { lettered, plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'hex', rim: ['#FFF6C2', '#F59A0B', '#6B3400', '#FFC93C'] } as const

/** Mangrove Honey: cells of wax; honey runs over the letters. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      bee(pic, { x: 66, y: 60, size: 98, rotate: -10 }),
      RIBBONS.WILD[language],
      '#FFD24A',
      METAL.honey,
      '#5A2A00',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      hive(pic),
      RIBBONS.SCATTER[language],
      '#FFE58A',
      ['#FDFFE0', '#DDF08A', '#8FBF2B', '#3F6B0C'],
      '#1E2E04',
    ),
  H1: (pic) =>
    plate(pic, { ...RIM, fill: ['#8FBF2B', '#3F6B0C', '#101C02'] }) +
    honeyPot(pic, { x: 64, y: 66, size: 78 }),
  H2: (pic) =>
    plate(pic, { ...RIM, fill: ['#18A8A0', '#0A5A5A', '#031C1C'] }) +
    lit(pic, 'noto:monkey', { x: 64, y: 64, size: 80 }),
  H3: (pic) =>
    plate(pic, { ...RIM, fill: ['#5AC06A', '#14602E', '#04200C'] }) +
    lit(pic, 'noto:hibiscus', { x: 64, y: 64, size: 80 }),
  H4: (pic) =>
    plate(pic, { ...RIM, fill: ['#E07A3D', '#8A2F0A', '#260A02'] }) +
    lit(pic, 'noto:parrot', { x: 64, y: 64, size: 80 }),
  L1: (pic) => low(pic, 'A', ['#C7800A', '#6B3A04', '#1E0E02']),
  L2: (pic) => low(pic, 'K', ['#7A8A1F', '#3A440A', '#101402']),
  L3: (pic) => low(pic, 'Q', ['#2F8A6A', '#0E4434', '#03160F']),
  L4: (pic) => low(pic, 'J', ['#8A6A4A', '#443020', '#140C06']),
}

function hive(pic: Picture): string {
  const cells = [
    [46, 32],
    [82, 32],
    [28, 62],
    [64, 62],
    [100, 62],
    [46, 92],
    [82, 92],
  ] as const
  const honey = pic.linear('down', ['#FFE27A', '#F59A0B', '#A85704'])
  return `<path d="${cells.map(([x, y]) => cell(x, y - 8, 19)).join('')}" fill="${honey}" stroke="#6B3400" stroke-width="3"/><path d="${cells.map(([x, y]) => `M${x - 9} ${y - 14}l9 -5`).join('')}" stroke="#FFFBE0" stroke-width="3" stroke-linecap="round"/><path d="M58 104h12c0 6 3 8 3 12a9 9 0 0 1 -18 0c0 -4 3 -6 3 -12Z" fill="${honey}" transform="translate(0 -14)"/>`
}

function low(pic: Picture, text: string, fill: readonly [string, string, string]): string {
  const run = `<path d="M15 36L64 7.5L113 36V52C108 60 100 58 98 50C96 42 88 44 88 52V62C88 70 78 70 78 62V46C78 38 66 38 66 46V50C66 58 56 58 54 50C52 42 42 42 42 52V70C42 78 32 78 31 70V54C30 44 20 46 15 50Z" fill="#FFC93C" fill-opacity=".5"/>`
  return lettered(
    pic,
    { shape: 'hex', fill, rim: ['#FFE9B8', '#A8742A', '#3A2408', '#A8742A'] },
    text,
    METAL.honey,
    '#4A2400',
    run,
  )
}
