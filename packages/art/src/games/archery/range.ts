import { glow } from '../../scene/light.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { short } from '../../scene/path/short.ts'
import { stands, tower } from '../../scene/stadium.ts'

/** A range at night: lanes that run to the horizon `y` down, a stand and towers behind them. */
export function nightRange(pic: Picture, y: number, middle: number): string {
  const { width, height } = pic
  const sky = pic.linear('down', ['#040F22', '#0C2C4A', '#1F6A8E'])
  const grass = pic.linear([0, y, 0, height], ['#2C9A5E', '#14603A', '#041B10'])
  const lanes = [-6, -4, -2, 2, 4, 6]
    .map((lane) => {
      const [far, near] = [middle + lane * width * 0.06, middle + lane * width * 0.26]
      return `M${short(far, 1)} ${y}L${short(near, 1)} ${height}`
    })
    .join('')
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${sky}"/>` +
    tower(pic, { x: 34, y: y - 10, height: 128, to: [middle, y + 50] }) +
    tower(pic, { x: width - 34, y: y - 10, height: 128, to: [middle, y + 50] }) +
    stands(pic, y - 52, 54, 23, ['#153A5A', '#071B30']) +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${grass}"/>` +
    `<path d="${lanes}" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="2.4"/>` +
    glow(pic, middle, y + 60, width * 0.55, '#DFF6FF', 0.4)
  )
}

const RINGS = [
  ['#2E9AD6', 50],
  ['#E5484D', 40],
  ['#E5484D', 30],
  ['#FFD43B', 20],
  ['#FFD43B', 10],
] as const

/** A face on its straw, 118 wide. */
export function target(pic: Picture, place: Place): string {
  const straw = pic.linear('falling', ['#F2DFAE', '#C8A563', '#8A6631'])
  const shine = pic.radial([
    [0, '#FFFFFF70'],
    [1, '#FFFFFF00'],
  ])
  const rings = RINGS.map(
    ([fill, r]) =>
      `<circle r="${r}" fill="${fill}" stroke="#18202C" stroke-width=".9" stroke-opacity=".8"/>`,
  ).join('')
  return placed(
    `<path d="M-34 40L-48 92M34 40L48 92" stroke="#4A3018" stroke-width="8" stroke-linecap="round"/><rect x="-59" y="-59" width="118" height="118" rx="9" fill="${straw}" stroke="#4A3018" stroke-width="3"/>${rings}<circle r="4.9" fill="none" stroke="#18202C" stroke-width=".8"/><circle r="36" cx="-14" cy="-16" fill="${shine}"/>`,
    place,
  )
}

/** An arrow that sticks at its place, its shaft towards whoever looks, 60 long before it is scaled. */
export function arrow(pic: Picture, place: Place, vane: string): string {
  const shaft = pic.linear('right', ['#FFFFFF', '#C9D6E2', '#6B7C8E'])
  return placed(
    `<ellipse rx="3.6" ry="2.4" fill="#0B1018" fill-opacity=".7"/><path d="M0 0V60" stroke="#0B1018" stroke-width="6"/><path d="M0 0V60" stroke="${shaft}" stroke-width="3.4"/><path d="M0 40L11 50V70L0 60L-11 70V50Z" fill="${vane}" stroke="#0B1018" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 42V68" stroke="#0B1018" stroke-width="2"/>`,
    place,
  )
}

/** A recurve bow, drawn, its arrow on the string, 100 high and shooting to the right. */
export function bow(pic: Picture, place: Place): string {
  const wood = pic.linear('down', ['#FFE0A0', '#E08A2A', '#8A3E0C', '#E08A2A', '#FFE0A0'])
  const limbs = 'M-6 -50C4 -47 14 -36 15 -20C16 -10 10 -6 10 0C10 6 16 10 15 20C14 36 4 47 -6 50'
  return placed(
    `<path d="M-6 -50L-34 0L-6 50" fill="none" stroke="#F4F8FF" stroke-width="1"/><path d="${limbs}" fill="none" stroke="#1A0B04" stroke-width="8.4" stroke-linecap="round"/><path d="${limbs}" fill="none" stroke="${wood}" stroke-width="5.4" stroke-linecap="round"/><path d="M10 -8V8" stroke="#1B2430" stroke-width="7.6" stroke-linecap="round"/><path d="M-36 0H40" stroke="#0B1018" stroke-width="4.4"/><path d="M-36 0H40" stroke="#F7E9C8" stroke-width="2.4"/><path d="M52 0L36 -5.4V5.4Z" fill="#DCE6EE" stroke="#0B1018" stroke-width="1.2"/><path d="M-20 0L-28 -7H-40L-35 0L-40 7H-28Z" fill="#E5484D" stroke="#0B1018" stroke-width="1.2"/>`,
    place,
  )
}
