import type { SlotCoin, SlotEvent, SlotGrid, SlotWin } from '@maidan/contract'

export type RecallSpin = {
  free: boolean
  index: number
  grid: SlotGrid
  expandedReels: readonly number[]
  wins: readonly SlotWin[]
  totalMinor: string
  freeSpinsWon: number
  /** What the coins in view are worth. */
  coins: readonly SlotCoin[]
}

/** A round's events as the list of spins a person looks at, each with what it won. */
export function recallSpins(events: readonly SlotEvent[]): RecallSpin[] {
  const spins: RecallSpin[] = []
  for (const event of events) {
    if (event.type === 'spin') {
      spins.push({ ...event, wins: [], totalMinor: '0', freeSpinsWon: 0, coins: event.coins ?? [] })
      continue
    }
    const spin = spins.at(-1)
    if (spin === undefined) continue
    if (event.type === 'wins')
      Object.assign(spin, { wins: event.wins, totalMinor: event.totalMinor })
    if (event.type === 'free_spins_won') spin.freeSpinsWon = event.count
  }
  return spins
}
