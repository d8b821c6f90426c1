import { backdrop, glow, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'

const FLAGS = ['#FF5C8F', '#FFC83D', '#35D08A', '#5CB8FF'] as const

/** A village fair at dusk: the ground at `y`, the light of its lamps around `x`. */
export function fair(pic: Picture, x: number, y: number): string {
  const { width, height } = pic
  const sky = pic.linear([0, 0, 0, y], ['#150A33', '#4A1A5E', [0.76, '#B0486A'], '#FFB07A'])
  const earth = pic.linear([0, y, 0, height], ['#6B3424', '#34161A', '#140810'])
  return (
    backdrop(pic, sky) +
    specks(23, Math.round(width / 6), [0, 0, width, y * 0.6], '#FFF6E0', 1.1) +
    glow(pic, x, y - 30, width * 0.5, '#FFB36B', 0.7) +
    treeline(12, width, y, 24, '#2C1038') +
    palm(width * 0.07, y + 2, 74, 9, '#200A2E') +
    palm(width * 0.95, y + 2, 62, -9, '#200A2E') +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${earth}"/>` +
    bunting(width, 34)
  )
}

/** Two strings of paper flags across the sky. */
function bunting(width: number, y: number): string {
  const step = 20
  const count = Math.ceil(width / step)
  const sag = (at: number) => y + Math.round(Math.sin((at / count) * Math.PI * 2) ** 2 * 16)
  const strings = Array.from({ length: count + 1 }, (_, at) => `L${at * step} ${sag(at)}`)
  const flags = FLAGS.map((colour, turn) => {
    const own = Array.from({ length: count }, (_, at) => at).filter((at) => at % 4 === turn)
    const d = own.map((at) => `M${at * step + 4} ${sag(at) + 1}h12l-6 14Z`).join('')
    return `<path d="${d}" fill="${colour}"/>`
  })
  return `<path d="M0 ${y}${strings.join('')}" fill="none" stroke="#FFE3B0" stroke-opacity=".7"/>${flags.join('')}`
}
