import { shapla } from '../../objects/shapla.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Place } from '../../scene/place.ts'
import { plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { WildSymbolSet } from '../reels/symbol-set.ts'
import { frog, owl } from './creatures.ts'
import { firefly } from './firefly.ts'
import { flute, shiuli } from './garden.ts'
import { clayLamp, lantern, youngMoon } from './lights.ts'

type Draw = (pic: Picture, place: Place) => string

const RIM = { shape: 'plaque', rim: ['#FBFFD6', '#B8D84A', '#2A4A14', '#E0F27A'] } as const
const LOW_RIM = { shape: 'stone', rim: ['#D6EEF0', '#5A8A96', '#12303A', '#6AA0AA'] } as const
const LIGHT = ['#FFFFF0', '#F0FF8A', '#B0DE1A', '#5A8A06'] as const

/** Jonaki: what lives and shines by the pond on framed slates, what grows or is heard on stones. */
export const symbols: WildSymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      firefly(pic, { x: 64, y: 46, size: 86 }),
      RIBBONS.WILD[language],
      '#E6FF5A',
      LIGHT,
      '#123A14',
    ),
  H1: (pic) => high(pic, ['#5A6AD8', '#26308A', '#080C30'], owl),
  H2: (pic) => high(pic, ['#2E8AA0', '#0E4A60', '#031A26'], lantern),
  H3: (pic) => high(pic, ['#C86AA8', '#6A1F5E', '#22061E'], frog),
  H4: (pic) => high(pic, ['#7A4AC8', '#3E1F84', '#14062E'], clayLamp),
  L1: (pic) => low(pic, ['#2F7A8A', '#124450', '#04161C'], shapla),
  L2: (pic) => low(pic, ['#3E6A4A', '#1C3A28', '#08160E'], shiuli),
  L3: (pic) => low(pic, ['#7A4A5A', '#421F2E', '#180810'], flute),
  L4: (pic) => low(pic, ['#4A5A8A', '#222E54', '#0A1024'], youngMoon),
}

function high(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...RIM, fill }) + draw(pic, { x: 64, y: 64, size: 88 })
}

function low(pic: Picture, fill: readonly [string, string, string], draw: Draw): string {
  return plate(pic, { ...LOW_RIM, fill }) + draw(pic, { x: 64, y: 64, size: 80 })
}
