import type { PlacedRunnerBet, PlacedScoreBet, TimeSpan } from './settlement.ts'

/**
 * Parts the bets that were matched in one of the spans from those that stand. It comes before any
 * result and looks at none: a match goes with both its sides, the winner's and the loser's.
 *
 * A void can take one half of a hedge, so what stands may lose more than was held for the whole. The
 * caller holds the new exposure of the standing bets before it settles them.
 */
export function splitVoided<Bet extends PlacedRunnerBet | PlacedScoreBet>(
  bets: readonly Bet[],
  spans: readonly TimeSpan[],
): { voided: readonly Bet[]; standing: readonly Bet[] } {
  const inSpan = bets.filter(({ matchedAtMs }) => spans.some((span) => isWithin(matchedAtMs, span)))
  const betIds = new Set(inSpan.map(({ betId }) => betId))
  const matchIds = new Set(inSpan.map(({ matchId }) => matchId))
  matchIds.delete(null)
  const isVoid = ({ betId, matchId }: Bet) => betIds.has(betId) || matchIds.has(matchId)
  return { voided: bets.filter(isVoid), standing: bets.filter((bet) => !isVoid(bet)) }
}

function isWithin(atMs: number, { fromMs, toMs }: TimeSpan): boolean {
  return fromMs <= atMs && atMs <= toMs
}
