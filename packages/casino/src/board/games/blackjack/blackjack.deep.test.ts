import { describe, expect, test } from 'vitest'
import type { Fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { bestPolicy, weighMoves } from './best-move.ts'
import { blackjack, type BlackjackChoice } from './blackjack.ts'
import { everyRound } from './every-round.ts'
import { HABITS, RETURN_OF_STAKED } from './habits.ts'
import { openSpot, tableAfter } from './table.ts'
import type { Policy } from './weigh-moves.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(120_000)

describe('every round', () => {
  test('played as well as can be returns and hits what the game says', () => {
    const [bet] = blackjack.bets
    expect(everyRound(bestPolicy)).toEqual({
      exactReturn: bet?.exactReturn,
      returnOfStaked: RETURN_OF_STAKED,
      hitRate: bet?.hitRate,
    })
  })

  test.each([...HABITS])('played by the habit $name returns what the rules say', (habit) => {
    expect(everyRound(habit.policy).exactReturn).toEqual(habit.exactReturn)
  })
})

describe(`${ROUNDS} rounds`, () => {
  test.each([{ name: 'best', policy: bestPolicy }, ...HABITS])(
    'of $name return, cost and hit what the exact figures say, within four sigma',
    ({ policy }) => {
      const exact = everyRound(policy)
      const draws = seededDraws(20_261_125)
      const [left, staked] = [sums(), sums()]
      let hits = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const played = playRound(draws.below(2 ** 31), policy)
        left.add(1 + played.paid - played.stakes)
        staked.add(played.paid - played.stakes * valueOf(exact.returnOfStaked))
        if (played.paid > 0) hits += 1
      }
      expect(Math.abs(left.mean() - valueOf(exact.exactReturn))).toBeLessThan(4 * left.sigma())
      expect(Math.abs(staked.mean())).toBeLessThan(4 * staked.sigma())
      const hit = valueOf(exact.hitRate)
      const sigma = Math.sqrt((hit * (1 - hit)) / ROUNDS)
      expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(4 * sigma)
    },
  )
})

/** One round from its own seed by a policy: what it paid and cost, in first stakes. */
function playRound(seed: number, policy: Policy): { paid: number; stakes: number } {
  const choices: BlackjackChoice[] = []
  for (;;) {
    const play = blackjack.play({ betMinor: 2n, setup: {}, choices, draws: seededDraws(seed) })
    if (play.kind === 'illegal') throw new Error('A policy chooses what is open')
    if (play.kind === 'ended')
      return { paid: Number(play.totalMinor) / 2, stakes: play.paidMinor?.length ?? 1 }
    const spot = openSpot(tableAfter(play.events))
    if (spot === null) throw new Error('An open round waits for a move')
    choices.push({ move: policy(spot, weighMoves(spot)) })
  }
}

function sums() {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add(value: number) {
      count += 1
      sum += value
      squares += value * value
    },
    mean: () => sum / count,
    sigma: () => Math.sqrt((squares / count - (sum / count) ** 2) / count),
  }
}

function valueOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
}
