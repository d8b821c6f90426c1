import type { SymbolPays } from '../slot-game.ts'

/** How many of a symbol can pay, most first. */
export const payCounts = [5, 4, 3, 2] as const

/** What `count` of a symbol pay, 0 if nothing. */
export function symbolPay(pays: SymbolPays, count: number): number {
  switch (count) {
    case 2:
    case 3:
    case 4:
    case 5:
      return pays[count] ?? 0
    default:
      return 0
  }
}
