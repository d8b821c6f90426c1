import { shapla } from '../../objects/shapla.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { treeline } from '../../scene/shore.ts'
import { ripples } from '../../scene/water.ts'

/** A lake of water lilies at daybreak, light rising behind what stands at `x`, `y`. */
export function lake(pic: Picture, x: number, y: number, shore: number): string {
  const { width, height } = pic
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#04202E',
        [0.3, '#0B5563'],
        [0.5, '#3FA79B'],
        [0.6, '#0B4A4F'],
        '#03161C',
      ]),
    ) +
    specks(17, Math.round(width / 9), [0, 0, width, shore * 0.6], '#E9FFF2', 1.1) +
    rays(pic, x, y, Math.max(width, height) * 0.8, 24, '#FFF1C9', 0.3) +
    glow(pic, x, y, width * 0.5, '#FFE08A', 0.8) +
    treeline(6, width, shore, 34, '#07343A') +
    `<path d="M0 ${shore}H${width}V${height}H0Z" fill="${pic.linear([0, shore, 0, height], ['#2C9C92', '#0A4A50', '#03161C'])}"/>` +
    ripples({
      seed: 5,
      x,
      top: shore + 4,
      bottom: height - 60,
      spread: [60, width * 0.4],
      colour: '#FFF1C9',
      count: 22,
    })
  )
}

/** Lilies, each as its place across, down and size. */
export function lilies(
  pic: Picture,
  places: readonly (readonly [x: number, y: number, size: number])[],
): string {
  return places.map(([x, y, size]) => shapla(pic, { x, y, size })).join('')
}
