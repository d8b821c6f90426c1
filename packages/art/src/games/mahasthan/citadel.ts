import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const LEVELS = 5
const STEP = 13

/** The brick mound of Gokul: terraces of blind cells, each smaller than the one below, lit from the left. */
export function citadel(pic: Picture, place: Place): string {
  const wall = pic.linear('right', ['#E0875A', '#B4552E', '#6B2A14', '#34100A'])
  const ledge = pic.linear('right', ['#FFC39A', '#D07A4A', '#7A3218', '#3A140A'])
  const levels = Array.from({ length: LEVELS }, (_, level) => terrace(level, wall, ledge))
  return placed(
    `<g>${levels.join('')}</g><path d="M-6 -29v-13l6 -7l6 7v13Z" fill="${wall}"/><path d="M-9 -42L0 -53L9 -42Z" fill="${ledge}"/><path d="M-2.500 -29v-7a2.500 2.500 0 0 1 5 0v7Z" fill="#FFD257"/>
    <path d="M-7 36L-4 -29H4L7 36Z" fill="${ledge}"/><path d="M-6.700 30H6.700M-6.200 22H6.200M-5.900 14H5.900M-5.600 6H5.600M-5.200 -2H5.200M-4.900 -10H4.900M-4.500 -18H4.500" stroke="#5A2410" stroke-width="1.200"/>`,
    place,
  )
}

function terrace(level: number, wall: string, ledge: string): string {
  const half = 50 - level * 9
  const y = 36 - level * STEP
  const cells = Array.from({ length: Math.round(half / 5) }, (_, index) => {
    const at = 10 + index * 5.4
    return at > half - 3 ? '' : niche(at, y) + niche(-at, y)
  })
  const courses = [3.5, 7].map((up) => `M${-half} ${short(y - up, 1)}H${half}`)
  return `<path d="M${-half} ${y}L${-half + 1.5} ${y - STEP}H${half - 1.5}L${half} ${y}Z" fill="${wall}"/><path d="${courses.join('')}" stroke="#3A140A" stroke-opacity=".35" stroke-width=".7"/><path d="${cells.join('')}" fill="#2A0C06" fill-opacity=".8"/><path d="M${-half - 1} ${y - STEP}h${half * 2 + 2}v2.400h${-half * 2 - 2}Z" fill="${ledge}"/>`
}

function niche(x: number, y: number): string {
  return `M${short(x - 1.6, 1)} ${y - 1.5}v-5a1.600 1.600 0 0 1 3.200 0v5Z`
}
