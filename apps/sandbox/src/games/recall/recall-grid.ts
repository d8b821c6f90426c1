import { escapeHtml } from './html.ts'
import type { RecallSpin } from './recall-spins.ts'

const CELL = 128

/** The reels of one spin as an inline picture: symbols, winning cells framed, lines drawn. */
export function recallGrid(spin: RecallSpin, game: string, wildSymbol: string | null): string {
  const rows = spin.grid[0]?.length ?? 0
  const won = new Set(spin.wins.flatMap((win) => win.positions.map(String)))
  const cells = spin.grid.flatMap((reel, x) =>
    reel.map((shown, y) => {
      const symbol = spin.expandedReels.includes(x) ? (wildSymbol ?? shown) : shown
      return cell(game, symbol, x, y, won.has(`${x},${y}`))
    }),
  )
  const size = `0 0 ${spin.grid.length * CELL} ${rows * CELL}`
  const label = spin.grid.map((reel) => reel.join(' ')).join(' | ')
  return `<svg class="grid" viewBox="${size}" role="img" aria-label="${escapeHtml(label)}">${cells.join('')}${winLines(spin)}</svg>`
}

function cell(game: string, symbol: string, x: number, y: number, won: boolean): string {
  const href = escapeHtml(`/art/symbols/${game}/${symbol}.svg`)
  const at = `x="${x * CELL}" y="${y * CELL}"`
  const back = `<rect class="${won ? 'cell won' : 'cell'}" ${at} width="${CELL}" height="${CELL}"/>`
  return `${back}<image href="${href}" ${at} width="${CELL}" height="${CELL}"/>`
}

function winLines(spin: RecallSpin): string {
  return spin.wins
    .filter((win) => win.kind === 'line')
    .map((win) => {
      const points = win.positions.map(([x, y]) => `${(x + 0.5) * CELL},${(y + 0.5) * CELL}`)
      return `<polyline class="line" points="${points.join(' ')}"/>`
    })
    .join('')
}
