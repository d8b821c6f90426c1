import { glow } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A hall in violet light, its lit floor from `y` down. */
export function hall(pic: Picture, y: number, middle: number): string {
  const { width, height } = pic
  const wall = pic.linear('down', ['#05040F', '#1C1450', '#4A2FA0'])
  const floor = pic.linear([0, y, 0, height], ['#3A2A8C', '#140D3A', '#060412'])
  const rays = Array.from({ length: 13 }, (_, ray) => {
    const off = (ray - 6) * width * 0.09
    return `M${short(middle + off, 1)} ${y}L${short(middle + off * 3.4, 1)} ${height}`
  }).join('')
  const rows = [16, 38, 70, 112].map((down) => `M0 ${y + down}H${width}`).join('')
  const cones = [0.18, 0.5, 0.82]
    .map(
      (at) =>
        `M${short(at * width, 1)} 0L${short(at * width - 60)} ${y}H${short(at * width + 60)}Z`,
    )
    .join('')
  const cone = pic.linear([0, 0, 0, y], ['#D8CCFF66', '#D8CCFF00'])
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${wall}"/><path d="${cones}" fill="${cone}"/>` +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${floor}"/>` +
    `<path d="${rays}${rows}" stroke="#9B7BFF" stroke-opacity=".4" stroke-width="1.6"/>` +
    `<path d="M0 ${y}H${width}" stroke="#C58BFF" stroke-width="4"/>` +
    glow(pic, middle, y, width * 0.4, '#32E0FF', 0.5)
  )
}

export type Paint = { plate: readonly [string, string, string]; edge: string; light: string }

/** A robot that strikes to the right, about 100 wide. */
export function robot(pic: Picture, place: Place, { plate, edge, light }: Paint): string {
  const metal = pic.linear('falling', plate)
  const core = pic.radial([
    [0, '#FFFFFF'],
    [0.4, light],
    [1, `${light}00`],
  ])
  const line = `fill="none" stroke-linejoin="round" stroke-linecap="round"`
  const legs = 'M-12 14L-24 40L-18 66M12 14L28 38L26 66'
  const arms = 'M-28 -34L-44 -8L-30 10M24 -34L48 -44L72 -32'
  return placed(
    `<path d="${legs}" ${line} stroke="${edge}" stroke-width="19"/><path d="${legs}" ${line} stroke="${metal}" stroke-width="13"/><path d="M-34 76L-28 62H-6L-2 76ZM12 76L17 62H37L44 76Z" fill="${edge}"/>` +
      `<path d="${arms}" ${line} stroke="${edge}" stroke-width="18"/><path d="${arms}" ${line} stroke="${metal}" stroke-width="12"/><rect x="62" y="-46" width="28" height="27" rx="8" fill="${metal}" stroke="${edge}" stroke-width="3.4"/><path d="M70 -39H84M70 -32H84" stroke="${light}" stroke-width="3"/>` +
      `<path d="M-30 -46H28L38 -26L26 16H-22L-38 -26Z" fill="${metal}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/><path d="M-26 -42H24L30 -30H-31Z" fill="#FFFFFF" fill-opacity=".3"/><circle cx="4" cy="-14" r="15" fill="${edge}"/><circle cx="4" cy="-14" r="26" fill="${core}"/>` +
      `<path d="M2 -82V-92" stroke="${edge}" stroke-width="3.4"/><circle cx="2" cy="-94" r="4" fill="${light}"/><path d="M-19 -74Q-18 -84 -8 -84H16Q27 -82 28 -72L25 -54Q22 -48 14 -48H-10Q-18 -48 -19 -56Z" fill="${metal}" stroke="${edge}" stroke-width="3.6"/><path d="M-6 -70H27L25 -59H-4Z" fill="#0A121C"/><path d="M4 -64.5H23" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** The light of a blow, 100 wide. */
export function clash(pic: Picture, place: Place): string {
  const fire = pic.radial([
    [0, '#FFFFFF'],
    [0.4, '#FFE680'],
    [1, '#FF7A1F'],
  ])
  return placed(
    `<path d="M0 -52L11 -17L46 -26L22 3L42 38L6 21L-18 50L-16 13L-52 4L-18 -13Z" fill="${fire}" stroke="#FF7A1F" stroke-width="3" stroke-linejoin="round"/>`,
    place,
  )
}

/** The two robots of the cards. */
export const GOLD: Paint = {
  plate: ['#FFF1B0', '#F2B21B', '#8A5400'],
  edge: '#2A1600',
  light: '#FFF3B0',
}
export const BLUE: Paint = {
  plate: ['#C8F4FF', '#2FA8E0', '#0B3F66'],
  edge: '#04162A',
  light: '#9AF0FF',
}
