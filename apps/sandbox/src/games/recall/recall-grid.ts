import type { Language, SlotCoin } from '@maidan/contract'
import { coinPicture, symbolAddress } from '../catalog/slot-pictures.ts'
import { groupOutline } from '../page/stage/clusters/group-outline.ts'
import { escapeHtml } from './html.ts'
import type { RecallSpin } from './recall-spins.ts'

const CELL = 128

/** Whose pictures are shown, and to a reader of which language. */
type Shown = { game: string; language: Language }

/** What is written on a coin. */
export type CoinText = (coin: SlotCoin) => string

/** The reels of one spin as an inline picture: symbols, winning cells framed, lines drawn, coins named. */
export function recallGrid(
  spin: RecallSpin,
  { game, language, wildSymbol }: Shown & { wildSymbol: string | null },
  coinText: CoinText,
): string {
  const rows = spin.grid[0]?.length ?? 0
  const won = new Set(spin.wins.flatMap((win) => win.positions.map(String)))
  const cells = spin.grid.flatMap((reel, x) =>
    reel.map((shown, y) => {
      const symbol = spin.expandedReels.includes(x) ? (wildSymbol ?? shown) : shown
      return cell(symbolAddress(game, symbol, language), x, y, won.has(`${x},${y}`))
    }),
  )
  const coins = spin.coins.map((coin) => coinCell({ game, language }, coin, coinText))
  const size = `0 0 ${spin.grid.length * CELL} ${rows * CELL}`
  const label = spin.grid.map((reel) => reel.join(' ')).join(' | ')
  return `<svg class="grid" viewBox="${size}" role="img" aria-label="${escapeHtml(label)}">${cells.join('')}${coins.join('')}${heldReels(spin, rows)}${winLines(spin)}${groupLines(spin)}</svg>`
}

function cell(address: string, x: number, y: number, won: boolean): string {
  const href = escapeHtml(address)
  const at = `x="${x * CELL}" y="${y * CELL}"`
  const back = `<rect class="${won ? 'cell won' : 'cell'}" ${at} width="${CELL}" height="${CELL}"/>`
  return `${back}<image href="${href}" ${at} width="${CELL}" height="${CELL}"/>`
}

/** A frame around each reel that stood while the others spun again. */
function heldReels({ respin }: RecallSpin, rows: number): string {
  const frames = (respin?.held ?? []).map(
    (reel) =>
      `<rect class="reel held" x="${reel * CELL + 4}" y="4" width="${CELL - 8}" height="${rows * CELL - 8}" rx="12"/>`,
  )
  return frames.join('')
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

/** The lines around each group that won. */
function groupLines(spin: RecallSpin): string {
  return spin.wins
    .filter((win) => win.kind === 'cluster')
    .flatMap((win) => groupOutline(win.positions))
    .map((loop) => {
      const points = loop.map(([across, down]) => `${across * CELL},${down * CELL}`)
      return `<polygon class="group" points="${points.join(' ')}"/>`
    })
    .join('')
}

/** The places of the board that holds coins, filled or empty. */
export function recallCoins(
  coins: readonly SlotCoin[],
  { reels, rows, ...shown }: Shown & { reels: number; rows: number },
  coinText: CoinText,
): string {
  const beds = Array.from({ length: reels * rows }, (_, place) => {
    const at = `x="${Math.floor(place / rows) * CELL}" y="${(place % rows) * CELL}"`
    return `<rect class="cell" ${at} width="${CELL}" height="${CELL}"/>`
  })
  const held = coins.map((coin) => coinCell(shown, coin, coinText))
  const label = coins.map(coinText).join(', ')
  return `<svg class="grid" viewBox="0 0 ${reels * CELL} ${rows * CELL}" role="img" aria-label="${escapeHtml(label)}">${beds.join('')}${held.join('')}</svg>`
}

function coinCell({ game, language }: Shown, coin: SlotCoin, coinText: CoinText): string {
  const [x, y] = coin.position
  const text = escapeHtml(coinText(coin))
  const symbol = coinPicture({ symbol: 'COIN' }, coin.kind)
  const picture = cell(symbolAddress(game, symbol, language), x, y, false)
  return `${picture}<text class="worth" x="${(x + 0.5) * CELL}" y="${(y + 0.58) * CELL}">${text}</text>`
}
