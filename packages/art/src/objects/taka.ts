import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** The taka sign as strokes, about 40 units tall around the origin. */
const TAKA_SIGN = 'M-11 -16C-9 -20 -4 -18 -4 -13V8C-4 20 13 17 14 2C14.5 -2 9 -3 7.5 1M-13 -6H11'

/** A gold coin struck with the taka sign. */
export function taka(pic: Picture, place: Place): string {
  const rim = pic.linear('falling', ['#FFF7CF', '#FFD34D', '#F09A00', '#B86500'])
  const well = pic.linear('falling', ['#D98600', '#FFC531', '#FFE28A'])
  return stamped(
    pic,
    `<circle cy="6" r="50" fill="#8A4700"/><circle r="50" fill="${rim}"/><circle r="40" fill="${well}"/><circle r="40" fill="none" stroke="#FFF3B8" stroke-opacity=".7" stroke-width="2"/>
    <g transform="translate(-1 1) scale(1.3)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="6.5"><path d="${TAKA_SIGN}" stroke="#A85704" transform="translate(0 2)"/><path d="${TAKA_SIGN}" stroke="#FFF6D0"/></g>`,
    place,
  )
}
