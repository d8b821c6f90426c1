import { divideMoney } from '@maidan/money'
import { netOfRunnerBet } from '../bet/bet.ts'
import { apportion, type Part } from './apportion.ts'
import type { PlacedRunnerBet } from './settlement.ts'

/**
 * The net of each bet, by its id, when these runners win; more than one is a dead heat.
 *
 * With k winners a bet is k bets of a k-th part, one for each winner: a backer of one of them gains
 * (profit − stake × (k − 1)) / k, the layer loses that, and bets on other runners end as ever. So a
 * dead heat is the mean of k single results and costs nobody more than the worst of them, which is
 * what is held. Rounding bet by bet would break that by up to a minor unit a bet. Therefore each
 * player's whole is rounded first and then shared out over the player's bets: between players the
 * sum stays 0, nobody pays more than is held, and a bet is within one minor unit of its fraction.
 * Against the house, the fraction of a unit that the players' sum leaves over is the house's.
 */
export function runnerNets(
  bets: readonly PlacedRunnerBet[],
  winnerIds: readonly number[],
): ReadonlyMap<number, bigint> {
  const winners = BigInt(winnerIds.length)
  const partsOf = partsByPlayer(bets, winnerIds)
  const players = [...partsOf].map(([key, parts]) => ({ key, numerator: sumOf(parts) }))
  const totalMinor = divideMoney(sumOf(players), winners, 'floor')
  const playerNets = apportion(players, winners, totalMinor)
  return new Map(
    [...partsOf].flatMap(([playerId, parts]) => [
      ...apportion(parts, winners, playerNets.get(playerId) ?? 0n),
    ]),
  )
}

/** Each bet as its sum over the winners, each of them alone: the mean is a k-th of it. */
function partsByPlayer(
  bets: readonly PlacedRunnerBet[],
  winnerIds: readonly number[],
): ReadonlyMap<number, Part[]> {
  const parts = new Map<number, Part[]>()
  for (const bet of bets) {
    const numerator = winnerIds.reduce((sum, winnerId) => sum + netOfRunnerBet(bet, winnerId), 0n)
    const own = parts.get(bet.playerId) ?? []
    own.push({ key: bet.betId, numerator })
    parts.set(bet.playerId, own)
  }
  return parts
}

function sumOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { numerator }) => sum + numerator, 0n)
}
