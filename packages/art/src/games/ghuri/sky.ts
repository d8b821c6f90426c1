import { farKite, fanush } from '../../objects/kite.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

/** The evening of Shakrain: the sun has just gone, the first stars are out, lanterns rise. */
export function eveningSky(pic: Picture, horizon: number): string {
  const { width } = pic
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#150B3A',
        [0.3, '#4A1A6B'],
        [0.52, '#B5306E'],
        [0.68, '#FF7A3C'],
        [0.78, '#FFC46B'],
        [1, '#FFE9A0'],
      ]),
    ) +
    specks(11, Math.round(width / 7), [0, 0, width, horizon * 0.45], '#FFF6E0', 1.1) +
    glow(pic, width * 0.68, horizon, width * 0.5, '#FFE08A', 0.9)
  )
}

/** Other people's kites and lanterns, each as its place across, down and size. */
export function company(
  pic: Picture,
  kites: readonly (readonly [x: number, y: number, size: number, rotate: number])[],
  lanterns: readonly (readonly [x: number, y: number, size: number])[],
): string {
  const papers = [
    ['#2BD5C4', '#0E7F8A'],
    ['#FFD24A', '#F08A1A'],
    ['#7AD957', '#2B8A3E'],
    ['#FF8AC6', '#C2317E'],
  ] as const
  const far = kites.map(([x, y, size, rotate], index) => {
    const [left, right] = papers[index % papers.length] ?? papers[0]
    return farKite({ x, y, size, rotate }, left, right)
  })
  return far.join('') + lanterns.map(([x, y, size]) => fanush(pic, { x, y, size })).join('')
}
