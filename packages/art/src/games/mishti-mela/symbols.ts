import { METAL } from '../../palette.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Place } from '../../scene/place.ts'
import { plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'
import { almond, cardamom, pistachio, saffron } from './spices.ts'
import { chomchom, doiPot, jilapi, rasgulla, sandesh, sweetBox } from './sweets.ts'

type Draw = (pic: Picture, place: Place) => string

const RIM = { shape: 'petal', rim: ['#FFFBE8', '#FFC46B', '#8A4A0E', '#FFE3A0'] } as const
const SPICE_RIM = { shape: 'bubble', rim: ['#F6E9D2', '#B08A5A', '#4A2E12', '#C9A878'] } as const

/** Mishti Mela: sweets on gilt paper doilies, what flavours them on plain dishes. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      doiPot(pic, { x: 64, y: 56, size: 90 }),
      RIBBONS.WILD[language],
      '#FFD257',
      METAL.gold,
      '#8A0F2E',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      sweetBox(pic, { x: 64, y: 56, size: 88 }),
      RIBBONS.SCATTER[language],
      '#FF9AB4',
      METAL.chalk,
      '#8A0A34',
    ),
  H1: (pic) => sweet(pic, ['#5AC8D8', '#14688A', '#03202E'], rasgulla),
  H2: (pic) => sweet(pic, ['#8AE08A', '#2A8A4A', '#06281A'], chomchom),
  H3: (pic) => sweet(pic, ['#B07AE8', '#5A2AA0', '#1A0638'], jilapi),
  H4: (pic) => sweet(pic, ['#FF8FA0', '#C02A4E', '#3A0418'], sandesh),
  L1: (pic) => spice(pic, ['#F2C46B', '#A86A14', '#3A2004'], saffron),
  L2: (pic) => spice(pic, ['#7A9AC8', '#33507A', '#0C1A2E'], pistachio),
  L3: (pic) => spice(pic, ['#C88A7A', '#7A3A2E', '#2A0E0A'], cardamom),
  L4: (pic) => spice(pic, ['#8AB8A8', '#3A6B5C', '#0E2A22'], almond),
}

function sweet(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...RIM, fill }) + draw(pic, { x: 64, y: 64, size: 82 })
}

function spice(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...SPICE_RIM, fill }) + draw(pic, { x: 64, y: 64, size: 74 })
}
