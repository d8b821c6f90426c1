import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const SCALLOPS = 9

/** A sweet maker's stall: a striped awning on posts over a counter with a cloth. */
export function stall(pic: Picture, place: Place): string {
  const wide = 100 / SCALLOPS
  const stripes = Array.from({ length: SCALLOPS }, (_, index) => {
    const x = -50 + index * wide
    const top = (at: number) => short(at * 0.8, 1)
    const colour = index % 2 === 0 ? '#E0403A' : '#FFF3DC'
    return `<path d="M${top(x)} -50H${top(x + wide)}L${short(x + wide, 1)} -26a${short(wide / 2, 1)} 6 0 0 1 ${short(-wide, 1)} 0Z" fill="${colour}"/>`
  })
  const wood = pic.linear('right', ['#E0A060', '#8A4E22', '#4A240C'])
  const shade = pic.linear('down', ['#00000000', '#1A0804B3'])
  const cloth = pic.linear('down', ['#FFB347', '#D9661A', '#7A2A06'])
  return placed(
    `<path d="M-43 -28H43V20H-43Z" fill="#1A0A06" fill-opacity=".72"/><path d="M-46 -28h5v66h-5ZM41 -28h5v66h-5Z" fill="${wood}"/>
    ${stripes.join('')}<path d="M-50 -26L-40 -50H40L50 -26Z" fill="${shade}" fill-opacity=".5"/><path d="M-41 -52H41V-48H-41Z" fill="${wood}"/>
    <path d="M-50 14H50V20H-50Z" fill="${wood}"/><path d="M-48 20H48V40H-48Z" fill="${cloth}"/><path d="M-48 22l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9l8 9l8 -9" fill="none" stroke="#FFF3C4" stroke-width="1.800"/>`,
    place,
  )
}

/** A string of lamps hanging between two points. */
export function lamps(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  sag: number,
  count: number,
): string {
  const at = (t: number) =>
    [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)] as const
  const bulbs = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count)
    return `M${short(x, 1)} ${short(y + sag * 0.12, 1)}h.1`
  }).join('')
  const cord = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`
  const size = short(Math.max(5, sag * 0.26), 1)
  return `<path d="${cord}" fill="none" stroke="#2A100A" stroke-width="1.500"/><g stroke-linecap="round"><path d="${bulbs}" stroke="#FFB347" stroke-opacity=".45" stroke-width="${size * 2.4}"/><path d="${bulbs}" stroke="#FFF3C4" stroke-width="${size}"/></g>`
}
