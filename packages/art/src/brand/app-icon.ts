import { mark } from '../objects/mark.ts'
import { FIELD } from '../palette.ts'
import { backdrop, cone, glow } from '../scene/light.ts'
import { createPicture } from '../scene/picture.ts'

/** The launcher icon, 512 x 512, opaque. `safe` is the share of the side the mark may fill. */
export function appIcon(safe: number): string {
  const pic = createPicture('ai', 512, 512)
  const size = 512 * safe
  return pic.svg(
    backdrop(pic, pic.radial(['#2A6B48', FIELD[700], FIELD[900], FIELD[950]], [256, 190, 380])) +
      cone(pic, {
        from: [256 - size * 0.29, 256 - size * 0.33],
        to: [330, 520],
        spread: 260,
        colour: '#FFF1C4',
        strength: 0.3,
      }) +
      cone(pic, {
        from: [256 + size * 0.29, 256 - size * 0.33],
        to: [182, 520],
        spread: 260,
        colour: '#FFF1C4',
        strength: 0.3,
      }) +
      glow(pic, 256, 400, 260, '#2BD576', 0.28) +
      mark(pic, { x: 256, y: 262, size }),
  )
}
