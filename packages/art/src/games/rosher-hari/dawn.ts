import { fade } from '../../palette.ts'
import { backdrop, glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'

const FOG = '#F7EFE2'

/** A winter dawn: the sun low over the fields at `x`, `y`, far palms, fog in bands over the ground. */
export function dawn(pic: Picture, x: number, y: number): string {
  const { width, height } = pic
  const sky = pic.linear([0, 0, 0, y + 40], ['#16233F', '#43506E', [0.62, '#A9808A'], '#F4BC86'])
  const field = pic.linear([0, y, 0, height], ['#6E7A4C', '#39482A', '#141C10'])
  const far = [0.08, 0.2, 0.34, 0.9, 0.97]
  return (
    backdrop(pic, sky) +
    glow(pic, x, y - 8, width * 0.5, '#FFD9A0', 0.9) +
    `<circle cx="${x}" cy="${y - 14}" r="30" fill="#FFF1CC"/>` +
    treeline(31, width, y, 22, '#59645C') +
    far
      .map((at, index) =>
        palm(width * at, y + 4, 62 + ((index * 23) % 40), 8 - index * 4, '#404C46'),
      )
      .join('') +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${field}"/>` +
    fog(pic, y + 6, 0.85) +
    fog(pic, y + 46, 0.5)
  )
}

/** A band of fog across the picture, thick in its middle. */
export function fog(pic: Picture, y: number, strength: number): string {
  const paint = pic.linear(
    [0, y - 34, 0, y + 34],
    [fade(FOG, 0), fade(FOG, strength), fade(FOG, 0)],
  )
  return `<path d="M0 ${y - 34}H${pic.width}V${y + 34}H0Z" fill="${paint}"/>`
}
