import { dhol, owlMask, wheel, windmill } from '../../objects/mela.ts'
import { METAL } from '../../palette.ts'
import { icon, lit } from '../../scene/icon.ts'
import type { Picture } from '../../scene/picture.ts'
import { plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'petal', rim: ['#FFF6E0', '#FF7AB8', '#7A0A3A', '#FFB703'] } as const

/** Boishakhi Mela: scalloped paper plates; the lesser symbols are the fair's toys. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      owlMask(pic, { x: 64, y: 58, size: 96 }),
      RIBBONS.WILD[language],
      '#FF7AB8',
      METAL.chalk,
      '#D1102F',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      wheel(pic, { x: 64, y: 52, size: 92 }),
      RIBBONS.SCATTER[language],
      '#FFB35A',
      METAL.gold,
      '#5A0A2A',
    ),
  H1: (pic) =>
    high(
      pic,
      ['#FF8A5A', '#B81F2A', '#36040C'],
      lit(pic, 'noto:elephant', { x: 64, y: 64, size: 80 }, '#FFF1C9'),
    ),
  H2: (pic) =>
    high(
      pic,
      ['#FFD34D', '#C7740A', '#341A02'],
      dhol(pic, { x: 68, y: 64, size: 80, rotate: -14 }),
    ),
  H3: (pic) =>
    high(
      pic,
      ['#5AC0E8', '#14609A', '#04203A'],
      icon(pic, 'noto:carousel-horse', { x: 64, y: 64, size: 82 }),
    ),
  H4: (pic) =>
    high(
      pic,
      ['#8AE06A', '#2A8A2A', '#08280A'],
      lit(pic, 'noto:mango', { x: 64, y: 64, size: 80 }),
    ),
  L1: (pic) =>
    low(pic, ['#A05AC0', '#4A1A6A', '#16041F'], icon(pic, 'noto:kite', { x: 64, y: 64, size: 74 })),
  L2: (pic) =>
    low(pic, ['#3FA8A0', '#0E5A5A', '#031C1C'], lit(pic, 'noto:flute', { x: 64, y: 64, size: 74 })),
  L3: (pic) =>
    low(
      pic,
      ['#C05A7A', '#6A1A3A', '#1F0410'],
      windmill(pic, { x: 66, y: 54, size: 62, rotate: 10 }),
    ),
  L4: (pic) =>
    low(
      pic,
      ['#5A7AC0', '#1F366A', '#060E22'],
      lit(pic, 'noto:balloon', { x: 64, y: 64, size: 74 }),
    ),
}

function high(pic: Picture, fill: readonly [string, string, string], subject: string): string {
  return plate(pic, { ...RIM, fill }) + subject
}

function low(pic: Picture, fill: readonly [string, string, string], subject: string): string {
  return (
    plate(pic, { shape: 'petal', fill, rim: ['#F2D9E6', '#A8688A', '#3A1028', '#A8688A'] }) +
    subject
  )
}
