import { CHALK, FIELD, LIGHT } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { stamped, type Place } from '../scene/place.ts'
import { short } from '../scene/path/short.ts'
import type { Picture } from '../scene/picture.ts'

/** The brand's mark: two floodlight towers whose beams cross into an M over a strip of field. */
export function mark(pic: Picture, place: Place): string {
  const beam = pic.linear([0, -26, 0, 22], ['#FFF3C4', LIGHT, '#FF8A00'])
  const mast = pic.linear([0, -26, 0, 30], ['#FFFDF0', '#FFD56B', '#E08A00'])
  const turf = pic.linear([-40, 0, 40, 0], ['#0E8A47', '#2BD576', '#0E8A47'])
  return stamped(
    pic,
    `<path d="M-33 -24H-22L0 8L22 -24H33L6 24H-6Z" fill="${beam}" fill-opacity=".92"/>
    <path d="M-34 -26H-23V30H-34ZM23 -26H34V30H23Z" fill="${mast}"/>
    <path d="M-40 -36Q-40 -40 -36 -40H-21Q-17 -40 -17 -36V-29Q-17 -25 -21 -25H-36Q-40 -25 -40 -29ZM17 -36Q17 -40 21 -40H36Q40 -40 40 -36V-29Q40 -25 36 -25H21Q17 -25 17 -29Z" fill="#FFFDF0"/>
    <path d="M-34.5 -32.5h.1M-28.5 -32.5h.1M-22.5 -32.5h.1M22.5 -32.5h.1M28.5 -32.5h.1M34.5 -32.5h.1" stroke="#F08A00" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M-42 33Q0 22 42 33V38Q0 27 -42 38Z" fill="${turf}"/>`,
    place,
  )
}

/** The mark on its tile: a rounded square of night field with a lit edge. */
export function tile(pic: Picture, place: Place): string {
  const night = pic.radial([FIELD[700], FIELD[800], FIELD[950]], [0, -30, 90])
  const edge = pic.linear([-40, -50, 40, 50], ['#FFE9A8', '#FFB70366', '#2BD57633', '#FFB703'])
  return stamped(
    pic,
    `<rect x="-49" y="-49" width="98" height="98" rx="25" fill="${night}"/><rect x="-48.2" y="-48.2" width="96.4" height="96.4" rx="24.2" fill="none" stroke="${edge}" stroke-width="1.6"/>` +
      mark(pic, { x: 0, y: 1.5, size: 80 }),
    place,
  )
}

/** The name, with a lit ball for the dot of the i; `x` is its left edge, `y` its baseline. */
export function wordmark(
  pic: Picture,
  x: number,
  y: number,
  cap: number,
  colour: string = CHALK,
): string {
  const before = letter('Ma', { cap, weight: 800, tracking: -0.03, x, y })
  const after = letter('Ma\u0131dan', { cap, weight: 800, tracking: -0.03, x, y })
  const ball = pic.radial(['#FFF6D0', LIGHT, '#D97A00'])
  const dot = short(before.x + before.width + cap * 0.2)
  return `<path d="${after.d}" fill="${colour}"/><circle cx="${dot}" cy="${short(y - cap * 0.93)}" r="${short(cap * 0.155)}" fill="${ball}"/>`
}
