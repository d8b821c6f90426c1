import { short } from '../../scene/path/short.ts'
import type { Picture } from '../../scene/picture.ts'
import { placed, type Place } from '../../scene/place.ts'

const PAINTS = ['#FF5C8F', '#FFC83D', '#35D08A', '#5CB8FF', '#FF8A3C'] as const
const SEATS = 10
const RIM = 42

/** The wooden big wheel on its crossed poles, ten painted seats hanging upright; 100 units wide. */
export function woodenWheel(pic: Picture, place: Place): string {
  const wood = pic.linear('down', ['#F2C98A', '#B97A3C', '#6B3A14'])
  const pivots = Array.from({ length: SEATS }, (_, at) => {
    const angle = ((at + 0.5) / SEATS) * Math.PI * 2
    return [short(Math.sin(angle) * RIM, 1), short(Math.cos(angle) * RIM, 1)] as const
  })
  const spokes = pivots.map(([x, y]) => `M0 0L${x} ${y}`).join('')
  const lamps = pivots.map(([x, y]) => `M${short(x * 0.84, 1)} ${short(y * 0.84, 1)}h.1`).join('')
  return placed(
    `<path d="M-3 -6L32 72M3 -6L-32 72" stroke="#7A4A1E" stroke-width="5" stroke-linecap="round"/>
    <path d="M-3 -6L32 72M3 -6L-32 72" stroke="#E0B070" stroke-width="1.2" stroke-linecap="round"/>
    <g fill="none" stroke="${wood}"><circle r="${RIM}" stroke-width="3.4"/><circle r="27" stroke-width="2"/></g>
    <path d="${spokes}" stroke="#A86A30" stroke-width="2"/>
    <path d="${lamps}" stroke="#FFFBE0" stroke-width="2.8" stroke-linecap="round"/>
    ${pivots.map((pivot, at) => seat(pivot, PAINTS[at % PAINTS.length] ?? '')).join('')}
    <circle r="13" fill="#7A1F3F" stroke="#FFC83D" stroke-width="2"/>
    <circle r="8" fill="none" stroke="#FFE3B0" stroke-width="3" stroke-dasharray="2.4 2.6"/><circle r="3.4" fill="#FFC83D"/>`,
    place,
  )
}

/** A seat with two who ride in it. */
function seat([x, y]: readonly [number, number], paint: string): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 0L-7 5M0 0L7 5" stroke="#F2D9A8" stroke-width=".9"/>
    <path d="M-3.4 3.4h.1M3.2 3.4h.1" stroke="#3A1A12" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M-8 5H8L6.4 14H-6.4Z" fill="${paint}" stroke="#1A0B26" stroke-width=".6"/>
    <path d="M-8 5H8" stroke="#FFF6E0" stroke-width="1.5" stroke-linecap="round"/><path d="M-6 9.5H6" stroke="#1A0B26" stroke-opacity=".35"/></g>`
}
