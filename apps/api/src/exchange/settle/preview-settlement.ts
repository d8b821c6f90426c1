import type { Db, Tx } from '../../platform/database/db.ts'
import { decideSettlement, type SettlementPlan } from './decide-settlement.ts'
import { readCommission, readMatched } from './read-matched.ts'
import type { MarketEnd } from './write-settlement.ts'

export type SettlementPreview = {
  players: SettlementPlan['settlement']['players']
  /** What winners get, losers pay, and the house keeps of both; commission is part of it. */
  paidMinor: bigint
  collectedMinor: bigint
  commissionMinor: bigint
  houseMinor: bigint
}

/** What a market's settlement would move, as its bets stand now. */
export async function previewSettlement(
  db: Db | Tx,
  { id, outcome, voidSpans }: MarketEnd & { id: bigint },
): Promise<SettlementPreview> {
  const commissionBps = await readCommission(db, id)
  const matched = await readMatched(db, id)
  const { settlement } = decideSettlement(matched, outcome, { commissionBps, voidSpans })
  const { players } = settlement
  const sum = (of: (player: (typeof players)[number]) => bigint) =>
    players.reduce((total, player) => total + of(player), 0n)
  const paidMinor = sum(({ netMinor }) => (netMinor > 0n ? netMinor : 0n))
  const collectedMinor = sum(({ netMinor }) => (netMinor < 0n ? -netMinor : 0n))
  const commissionMinor = sum((player) => player.commissionMinor)
  const houseMinor = collectedMinor - paidMinor
  return { players, paidMinor, collectedMinor, commissionMinor, houseMinor }
}
