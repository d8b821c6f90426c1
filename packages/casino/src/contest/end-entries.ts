import type { RoundMove } from '../round/round-call.ts'
import type { Round, RoundBet } from '../round/round.ts'

/** The bets of a round that have neither a win nor gone back. */
export function undecidedBets({ bets }: Round): readonly RoundBet[] {
  return bets.filter(({ won, rolledBack }) => !won && !rolledBack)
}

/**
 * Ends a round's undecided entries of a contest that the house ends: each gets back what `backs` says of it, by the
 * bet's id. Whatever its provider sends of them later finds bets that went back. A round without such entries stays as it is.
 * @throws RangeError for an entry that `backs` does not name, or gives more than its stake
 */
export function endEntries(
  round: Round,
  { backs, reason }: { backs: ReadonlyMap<string, bigint>; reason: string },
): { round: Round; move: RoundMove } {
  const ended = undecidedBets(round)
  if (ended.length === 0) return { round, move: { kind: 'none', amountMinor: 0n } }
  const amountMinor = ended.reduce((sum, bet) => sum + backOf(bet, backs), 0n)
  const bets = round.bets.map((bet) => (ended.includes(bet) ? gone(bet, backOf(bet, backs)) : bet))
  return {
    round: {
      ...round,
      state: 'refunded',
      betMinor: round.betMinor - amountMinor,
      bets,
      refundReason: reason,
    },
    move: amountMinor === 0n ? { kind: 'none', amountMinor } : { kind: 'credit', amountMinor },
  }
}

function backOf({ transactionId, amountMinor }: RoundBet, backs: ReadonlyMap<string, bigint>) {
  const back = backs.get(transactionId)
  if (back === undefined || back < 0n || back > amountMinor)
    throw new RangeError(`of ${amountMinor} of bet ${transactionId} cannot go back ${back}`)
  return back
}

function gone(bet: RoundBet, backMinor: bigint): RoundBet {
  const isWhole = backMinor === bet.amountMinor
  return { ...bet, rolledBack: true, ...(!isWhole && { returnedMinor: backMinor }) }
}
