import { commissionOn } from './commission-on.ts'
import type { BetOutcome, MarketResult, PlayerSettlement, Settlement } from './settlement.ts'

type NetBet = { betId: number; playerId: number; netMinor: bigint }

/** The settlement that these nets come to; a bet among the voided is void and its net is 0. */
export function settlementOf(
  result: MarketResult,
  standing: readonly NetBet[],
  voided: readonly Omit<NetBet, 'netMinor'>[],
  commissionBps: bigint,
): Settlement {
  const bets = [
    ...standing.map((bet) => ({ ...ofBet(bet), outcome: outcomeOf(bet.netMinor) })),
    ...voided.map((bet) => ({ ...ofBet({ ...bet, netMinor: 0n }), outcome: 'void' as const })),
  ].toSorted((a, b) => a.betId - b.betId)
  requireDistinct(bets)
  return { result, bets, players: playersOf(bets, commissionBps) }
}

function ofBet({ betId, playerId, netMinor }: NetBet): NetBet {
  return { betId, playerId, netMinor }
}

function outcomeOf(netMinor: bigint): BetOutcome {
  if (netMinor === 0n) return 'even'
  return netMinor > 0n ? 'won' : 'lost'
}

/** Commission is on what a player wins on the whole market, so bets are summed before it. */
function playersOf(bets: readonly NetBet[], commissionBps: bigint): PlayerSettlement[] {
  const grosses = new Map<number, bigint>()
  for (const { playerId, netMinor } of bets) {
    grosses.set(playerId, (grosses.get(playerId) ?? 0n) + netMinor)
  }
  return [...grosses]
    .map(([playerId, grossMinor]) => {
      const commissionMinor = commissionOn(grossMinor, commissionBps)
      return { playerId, grossMinor, commissionMinor, netMinor: grossMinor - commissionMinor }
    })
    .toSorted((a, b) => a.playerId - b.playerId)
}

/** A bet that came twice would be paid twice. */
function requireDistinct(bets: readonly NetBet[]): void {
  const ids = new Set(bets.map(({ betId }) => betId))
  if (ids.size !== bets.length) throw new RangeError('a bet is settled twice in one settlement')
}
