import { fade } from '../../palette.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

/** A green room in the light of one lamp at `x`, `y`, with the corner of a layout at the foot. */
export function cloth(pic: Picture, x: number, y: number): string {
  const { width, height } = pic
  const green = pic.linear('down', ['#0A4A34', '#12704A', '#0A3F2B', '#03140D'])
  return (
    backdrop(pic, green) +
    rays(pic, x, y, height, 24, '#FFE9A0', 0.16) +
    glow(pic, x, y, height * 0.7, '#FFD257', 0.5) +
    specks(17, 50, [0, 0, width, height * 0.6], '#FFF3C4', 1.1)
  )
}

/** Numbered fields in perspective, running away from the viewer. */
export function fields(pic: Picture, top: number): string {
  const { width, height } = pic
  const columns = 6
  const paints = ['#C8202E', '#15181D']
  const boxes = Array.from({ length: columns * 2 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [y1, y2] = [top + ((height - top) * row) / 2, top + ((height - top) * (row + 1)) / 2]
    const edge = (share: number, y: number) => {
      const spread = 0.8 + ((y - top) / (height - top)) * 0.5
      return width / 2 + (share - 0.5) * width * spread
    }
    const [left, right] = [column / columns, (column + 1) / columns]
    const d = `M${edge(left, y1)} ${y1}L${edge(right, y1)} ${y1}L${edge(right, y2)} ${y2}L${edge(left, y2)} ${y2}Z`
    return `<path d="${d}" fill="${paints[(column + row) % 2] ?? ''}" stroke="${fade('#FFE9A8', 0.75)}" stroke-width="1.6"/>`
  })
  return boxes.join('')
}
