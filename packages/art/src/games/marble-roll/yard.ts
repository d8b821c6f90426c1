import { alpona } from '../../scene/alpona.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Yard = { x: number; y: number; size: number }

/** A swept yard of red clay in the evening sun, an alpana painted where the game is played. */
export function yard(pic: Picture, { x, y, size }: Yard): string {
  const { width, height } = pic
  return (
    backdrop(pic, pic.linear('down', ['#F0A35A', [0.3, '#C96B34'], [0.7, '#8A3E1E'], '#3A160A'])) +
    rays(pic, width * 0.86, -20, height * 1.2, 18, '#FFE9B0', 0.34) +
    glow(pic, x, y - size * 0.16, size * 0.9, '#FFE3A0', 0.6) +
    specks(7, 70, [0, height * 0.2, width, height * 0.8], '#FFE3C2', 1.1) +
    alpona(x, y, size, '#FFFBEF', 0.62)
  )
}
