export type ChartPoint = { atMs: number; odds: number }

/** The prices that a chart is told by. */
export type ChartWords = { first: number; highest: number; lowest: number; last: number }

/** How far the last price is drawn on, so that it shows as a line too. */
const TAIL = 4

type Size = { width: number; height: number }

/** The line of a price that stands until the next one, in a box; empty for no price at all. */
export function chartPath(points: readonly ChartPoint[], { width, height }: Size): string {
  const [first] = points
  const words = chartWords(points)
  if (first === undefined || words === null) return ''
  const spanMs = (points.at(-1)?.atMs ?? first.atMs) - first.atMs
  const range = words.highest - words.lowest
  const x = ({ atMs }: ChartPoint) =>
    spanMs === 0 ? 0 : ((atMs - first.atMs) / spanMs) * (width - TAIL)
  const y = ({ odds }: ChartPoint) =>
    range === 0 ? height / 2 : ((words.highest - odds) / range) * height
  const steps = points.slice(1).map((point) => `H${round(x(point))}V${round(y(point))}`)
  return [`M0 ${round(y(first))}`, ...steps, `H${width}`].join('')
}

/** Null while there is no price. */
export function chartWords(points: readonly ChartPoint[]): ChartWords | null {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const all = points.map(({ odds }) => odds)
  return {
    first: first.odds,
    highest: Math.max(...all),
    lowest: Math.min(...all),
    last: last.odds,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
