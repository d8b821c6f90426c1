import { backdrop, glow, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { ripples } from '../../scene/water.ts'

/** The lamps of a far ghat, each a dot on the bank at `y`. */
function lamps(width: number, y: number): string {
  const count = Math.round(width / 16)
  const dots = Array.from({ length: count }, (_, at) => `M${8 + at * 16} ${y - 3 - (at % 3)}h.1`)
  return `<path d="${dots.join('')}" stroke="#FFC46B" stroke-width="2.6" stroke-linecap="round"/>`
}

/** A festive night over the river: the far bank with its lamps at `y`, bursts mirrored below `x`. */
export function night(pic: Picture, y: number, x: number): string {
  const { width, height } = pic
  const sky = pic.linear([0, 0, 0, y], ['#070420', '#1B1452', [0.78, '#5A1F7A'], '#C2456E'])
  const water = pic.linear([0, y, 0, height], ['#8A2F6B', '#2A1858', '#070420'])
  const mirrored = (seed: number, colour: string, count: number) =>
    ripples({
      seed,
      x,
      top: y + 4,
      bottom: height,
      spread: [16, width * 0.34],
      colour,
      count,
    })
  return (
    backdrop(pic, sky) +
    specks(19, Math.round(width / 6), [0, 0, width, y * 0.7], '#FFF6E0', 1.1) +
    glow(pic, x, y, width * 0.46, '#FF9A6B', 0.5) +
    treeline(14, width, y, 22, '#1A0E3A') +
    palm(width * 0.88, y + 2, 56, 10, '#120930') +
    palm(width * 0.96, y + 2, 40, -7, '#120930') +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${water}"/>` +
    lamps(width, y) +
    mirrored(5, '#FFD257', 22) +
    mirrored(12, '#FF6F91', 14)
  )
}
