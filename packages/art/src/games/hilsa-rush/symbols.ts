import { hilsa } from '../../objects/hilsa.ts'
import { METAL } from '../../palette.ts'
import { icon } from '../../scene/icon.ts'
import type { Picture } from '../../scene/picture.ts'
import { lettered, plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'bubble', rim: ['#FFFFFF', '#8FE6FF', '#0A5A8A', '#7FE3FF'] } as const
const SHINE =
  '<path d="M24 52C28 34 42 22 58 19C44 28 34 38 30 54Z" fill="#fff" fill-opacity=".7"/><circle cx="100" cy="92" r="5" fill="#fff" fill-opacity=".55"/>'

/** Hilsa Rush: everything floats in a bubble. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      hilsa(pic, { x: 58, y: 54, size: 96, rotate: 24 }),
      RIBBONS.WILD[language],
      '#8FE6FF',
      METAL.silver,
      '#0A4A7A',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      icon(pic, 'noto:fishing-pole', { x: 64, y: 52, size: 88 }),
      RIBBONS.SCATTER[language],
      '#9DF5C2',
      ['#FFFFFF', '#BFFFE0', '#2BD576', '#0A7A4A'],
      '#033A24',
    ),
  H1: (pic) =>
    high(
      pic,
      ['#FFB35A', '#C7400A', '#3A0E04'],
      icon(pic, 'noto:crab', { x: 64, y: 64, size: 82 }),
    ),
  H2: (pic) =>
    high(
      pic,
      ['#FF9AC0', '#A81F5A', '#2E0418'],
      icon(pic, 'noto:shrimp', { x: 64, y: 64, size: 84 }),
    ),
  H3: (pic) =>
    high(
      pic,
      ['#6AE0C0', '#0E7A6B', '#03241F'],
      icon(pic, 'noto:tropical-fish', { x: 64, y: 64, size: 86 }),
    ),
  H4: (pic) =>
    high(
      pic,
      ['#A99AFF', '#4A3AB8', '#120A3A'],
      icon(pic, 'noto:blowfish', { x: 64, y: 64, size: 84 }),
    ),
  L1: (pic) => low(pic, 'A', ['#3FB8E8', '#0B5A94', '#03203A']),
  L2: (pic) => low(pic, 'K', ['#2FC0A8', '#0A6A5E', '#032420']),
  L3: (pic) => low(pic, 'Q', ['#5A8AE8', '#1F3F9A', '#08143A']),
  L4: (pic) => low(pic, 'J', ['#8AA0B0', '#3F5566', '#101A22']),
}

function high(pic: Picture, fill: readonly [string, string, string], subject: string): string {
  return plate(pic, { ...RIM, fill }) + subject + SHINE
}

function low(pic: Picture, text: string, fill: readonly [string, string, string]): string {
  return lettered(
    pic,
    { shape: 'bubble', fill, rim: ['#DFF8FF', '#5FA8C8', '#123A55', '#5FA8C8'] },
    text,
    METAL.silver,
    '#06304F',
    SHINE,
  )
}
