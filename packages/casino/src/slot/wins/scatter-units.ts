import type { SlotGame } from '../slot-game.ts'
import { symbolPay } from './symbol-pay.ts'

/** What so many scatters pay, in units. */
export function scatterUnits({ scatter, costUnits }: SlotGame, count: number): number {
  return scatter ? symbolPay(scatter.pays, count) * costUnits : 0
}
