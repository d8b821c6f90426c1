import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { icon, lit } from '../../scene/icon.ts'
import { glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { lettered, plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'stone', rim: ['#E9FFD6', '#7FC45A', '#16401E', '#5FA84A'] } as const
const SCAR =
  '<path d="M86 14L72 50L80 50L66 92M102 22L90 56L97 56L86 92" fill="none" stroke="#030A07" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"/>'

/** Tiger Night: moss-edged stones; the letters are clawed. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      tiger(pic, { x: 64, y: 56, size: 98 }),
      RIBBONS.WILD[language],
      '#FF9A2E',
      METAL.ember,
      '#3A0E02',
    ),
  SCATTER: (pic, language) =>
    special(
      pic,
      moon(pic),
      RIBBONS.SCATTER[language],
      '#E9FFB8',
      ['#FFFFFF', '#F2FFD6', '#B8E07A', '#4A8A3A'],
      '#16301A',
    ),
  H1: (pic) =>
    plate(pic, { ...RIM, fill: ['#FF9A3D', '#A83A0A', '#2A0C02'] }) +
    icon(pic, 'noto:crocodile', { x: 64, y: 64, size: 86 }),
  H2: (pic) =>
    plate(pic, { ...RIM, fill: ['#FFD34D', '#B8740A', '#2E1A02'] }) +
    lit(pic, 'noto:deer', { x: 64, y: 64, size: 88 }),
  H3: (pic) =>
    plate(pic, { ...RIM, fill: ['#7A8AE8', '#2A3A94', '#0A1030'] }) +
    lit(pic, 'noto:owl', { x: 64, y: 64, size: 86 }),
  H4: (pic) =>
    plate(pic, { ...RIM, fill: ['#C05AB0', '#6A1A5A', '#1E0418'] }) +
    lit(pic, 'noto:snake', { x: 64, y: 64, size: 84 }),
  L1: (pic) => low(pic, 'A', ['#C7602A', '#5A2208', '#1A0802']),
  L2: (pic) => low(pic, 'K', ['#3FA84A', '#14501E', '#041808']),
  L3: (pic) => low(pic, 'Q', ['#2F8AA0', '#0E4454', '#03161C']),
  L4: (pic) => low(pic, 'J', ['#7A8A7A', '#364438', '#0E1410']),
}

function moon(pic: Picture): string {
  const stone = pic.radial(['#FFFFF2', '#F3F7D0', '#CFE3A8', '#8DB58A'], [52, 40, 60])
  return `${glow(pic, 64, 54, 60, '#E9FFB8', 0.6)}<circle cx="64" cy="54" r="42" fill="${stone}"/><g fill="#7FA77C" fill-opacity=".4"><circle cx="46" cy="44" r="8"/><circle cx="80" cy="36" r="6"/><circle cx="74" cy="64" r="9"/></g>${mangrove(36, 98, 46, '#06241A')}${mangrove(94, 98, 40, '#06241A', true)}`
}

function low(pic: Picture, text: string, fill: readonly [string, string, string]): string {
  return (
    lettered(
      pic,
      { shape: 'stone', fill, rim: ['#C9D6B8', '#6A7A5A', '#1E2A1A', '#6A7A5A'] },
      text,
      METAL.ember,
      '#2A0C02',
    ) + SCAR
  )
}
