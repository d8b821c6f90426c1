import { METAL } from '../../palette.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Place } from '../../scene/place.ts'
import { plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'
import { conch, fish, kula, paisley, pasteBowl } from './charms.ts'
import { leaf, lotus, riceEar, star, sun } from './flowers.ts'

type Draw = (pic: Picture, place: Place) => string

const RIM = { shape: 'rosette', rim: ['#FFFFFF', '#FFE3C4', '#B87A50', '#FFF3E0'] } as const
const LOW_RIM = { shape: 'bubble', rim: ['#F2D2B0', '#B0703E', '#4A2010', '#D09A6A'] } as const

/** Alpona: charms painted on rosettes of powder, what grows and shines on discs of earth. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      pasteBowl(pic, { x: 64, y: 56, size: 92 }),
      RIBBONS.WILD[language],
      '#FFF3DC',
      METAL.chalk,
      '#8A2A0E',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      kula(pic, { x: 64, y: 54, size: 86 }),
      RIBBONS.SCATTER[language],
      '#FFC46B',
      METAL.gold,
      '#7A0E0E',
    ),
  H1: (pic) => high(pic, ['#4ABFA8', '#0E6A5E', '#03241F'], lotus),
  H2: (pic) => high(pic, ['#C85A4A', '#7A1A1A', '#2A0606'], conch),
  H3: (pic) => high(pic, ['#4A86D8', '#1A3E8A', '#06122E'], fish),
  H4: (pic) => high(pic, ['#7AB84A', '#2E6A1A', '#0C2406'], paisley),
  L1: (pic) => low(pic, ['#A84A5A', '#6A1A2E', '#26060E'], sun),
  L2: (pic) => low(pic, ['#C89050', '#7A4A1C', '#2E1806'], leaf),
  L3: (pic) => low(pic, ['#5A6AA8', '#2A3468', '#0C1026'], riceEar),
  L4: (pic) => low(pic, ['#C87A4A', '#84401C', '#301206'], star),
}

function high(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...RIM, fill }) + draw(pic, { x: 64, y: 63, size: 84 })
}

function low(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...LOW_RIM, fill }) + draw(pic, { x: 64, y: 64, size: 76 })
}
