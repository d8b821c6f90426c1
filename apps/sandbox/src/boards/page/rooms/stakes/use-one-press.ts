import { useRef } from 'react'
import type { RoomTable } from '../../board.ts'
import { isOwnPress, type Press } from './one-press.ts'

/** Bets the chosen stake; a double press is one bet. Answers whether the press was a bet. */
export function useOnePress<Spot>({
  number,
  own,
  bet,
  place,
}: Pick<RoomTable<Spot, unknown, string>, 'number' | 'own' | 'bet' | 'place'>): (
  spot: Spot,
) => boolean {
  const last = useRef<Press | null>(null)
  return (spot) => {
    const press = { number, spot, stakeMinor: bet.minor, atMs: performance.now() }
    if (!isOwnPress(press, last.current, own)) return false
    last.current = press
    place(spot)
    return true
  }
}
