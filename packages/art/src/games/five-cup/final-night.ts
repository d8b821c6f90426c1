import { confetti } from '../../scene/confetti.ts'
import { backdrop, cone, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'

/** A ground on the night of the final: violet light, full stands, and paper in the air around `x`. */
export function finalNight(pic: Picture, x: number, y: number): string {
  const { width, height } = pic
  const beam = { colour: '#FFE7B0', strength: 0.34 }
  return (
    backdrop(pic, pic.linear('down', ['#0D0620', '#34165C', [0.4, '#7A2A78'], '#12061F'])) +
    rays(pic, x, y - 26, height * 0.8, 18, '#FFD98A', 0.2) +
    specks(21, 30, [0, 0, width, y - 40], '#FFF0D0', 1.2) +
    glow(pic, x, y, height * 0.42, '#FFC86B', 0.5) +
    stands(pic, y, 54, 47, ['#45206B', '#160824']) +
    field(pic, y + 60, [x, y + 80], ['#3B8F62', '#17503A', '#0A0A18']) +
    tower(pic, { x: width * 0.05, y: y + 26, height: 118, to: [x, y + 110] }) +
    tower(pic, { x: width * 0.95, y: y + 26, height: 118, to: [x, y + 110] }) +
    cone(pic, { ...beam, from: [x - 150, -20], to: [x, y + 70], spread: 110 }) +
    cone(pic, { ...beam, from: [x + 150, -20], to: [x, y + 70], spread: 110 }) +
    confetti(9, 70, [x - 160, 10, 320, y + 60], 6)
  )
}
