import { sharePool, type ContestRules, type SharedPool } from '@maidan/casino'
import type { ContestField } from '../../../../rooms/room-api.ts'

/** The pool of a contest as its entries share it by an outcome, each entry named by its index. */
export function sharedField(
  rules: ContestRules,
  field: ContestField,
  outcome: unknown,
): SharedPool {
  const entries = field.entries.map(({ player, spot }, at) => ({
    id: String(at),
    player: String(player),
    points: rules.pointsOf(spot, outcome),
  }))
  return sharePool({ entries, entryMinor: BigInt(field.stakeMinor), feeBps: rules.feeBps })
}
