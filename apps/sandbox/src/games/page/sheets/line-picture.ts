import { svgElement } from '../dom/element.ts'
import { LINE_COLOURS } from '../theme/theme.ts'

const CELL = 10

/** A pay line on a small field of five reels, `height` rows high: the row on each reel, filled and joined. */
export function linePicture(
  rows: readonly number[],
  index: number,
  height: number,
  label: string,
): SVGElement {
  const colour = LINE_COLOURS[index % LINE_COLOURS.length] ?? LINE_COLOURS[0]
  const cells = rows.flatMap((on, reel) =>
    Array.from({ length: height }, (_, row) =>
      svgElement('rect', {
        x: reel * CELL + 1,
        y: row * CELL + 1,
        width: CELL - 2,
        height: CELL - 2,
        rx: 2,
        fill: row === on ? colour : 'currentColor',
        'fill-opacity': row === on ? 1 : 0.16,
      }),
    ),
  )
  const points = rows.map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`).join(' ')
  const path = svgElement('polyline', { points, fill: 'none', stroke: colour, 'stroke-width': 1.6 })
  const size = `0 0 ${rows.length * CELL} ${height * CELL}`
  return svgElement('svg', { viewBox: size, role: 'img', 'aria-label': label }, ...cells, path)
}
