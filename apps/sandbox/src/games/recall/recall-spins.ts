import type { SlotCoin, SlotEvent, SlotGrid, SlotWin } from '@maidan/contract'

export type RecallSpin = {
  free: boolean
  index: number
  grid: SlotGrid
  expandedReels: readonly number[]
  wins: readonly SlotWin[]
  totalMinor: string
  freeSpinsWon: number
  /** Which cascade of its spin the view is and what its wins are multiplied by; null for the stop. */
  cascade: { index: number; multiplier: number } | null
  /** Which respin of its spin the view is, and the reels held in it; null for any other view. */
  respin: { index: number; held: readonly number[] } | null
  /** What the coins in view are worth. */
  coins: readonly SlotCoin[]
}

const NOTHING_YET = {
  wins: [],
  totalMinor: '0',
  freeSpinsWon: 0,
  cascade: null,
  respin: null,
} as const

/** A round's events as the list of views a person looks at, each with what it won. */
export function recallSpins(events: readonly SlotEvent[]): RecallSpin[] {
  const spins: RecallSpin[] = []
  for (const event of events) {
    if (event.type === 'spin') {
      const coins = event.coins ?? []
      spins.push({ ...event, ...NOTHING_YET, coins })
      continue
    }
    const spin = spins.at(-1)
    if (spin === undefined) continue
    if (event.type === 'cascade') spins.push(cascadeView(spin, event))
    if (event.type === 'wild_respin') spins.push(respinView(spin, event))
    if (event.type === 'wins') addWins(spin, event)
    if (event.type === 'free_spins_won') spin.freeSpinsWon = event.count
  }
  return spins
}

function cascadeView(
  { free, index }: RecallSpin,
  { grid, index: cascade, multiplier }: Extract<SlotEvent, { type: 'cascade' }>,
): RecallSpin {
  const view = { free, index, grid, expandedReels: [], coins: [] }
  return { ...view, ...NOTHING_YET, cascade: { index: cascade, multiplier } }
}

function respinView(
  { free, index }: RecallSpin,
  { grid, expandedReels, held, index: respin }: Extract<SlotEvent, { type: 'wild_respin' }>,
): RecallSpin {
  const view = { free, index, grid, expandedReels, coins: [] }
  return { ...view, ...NOTHING_YET, respin: { index: respin, held } }
}

/** Scatters are paid apart where symbols fall, so that one view can have two lots of wins. */
function addWins(spin: RecallSpin, event: Extract<SlotEvent, { type: 'wins' }>): void {
  spin.wins = [...spin.wins, ...event.wins]
  spin.totalMinor = String(BigInt(spin.totalMinor) + BigInt(event.totalMinor))
}
