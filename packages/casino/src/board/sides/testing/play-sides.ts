import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import type { RoomGame } from '../../room-game.ts'

const STAKE = 100n

export type Played = { mean: number; sigma: number; exact: number }

/** What a stake on each side returned over many rounds, beside its exact return. */
export function playSides<Side extends string, Outcome>(
  game: RoomGame<{ on: Side }, Outcome>,
  sides: readonly Side[],
  { rounds, seed }: { rounds: number; seed: number },
): ReadonlyMap<Side, Played> {
  const draws = seededDraws(seed)
  const pays = new Map(sides.map((on) => [on, new Map<bigint, number>()]))
  for (let round = 0; round < rounds; round += 1) {
    const outcome = game.draw(draws, 1)
    for (const [on, counts] of pays) {
      const pay = game.payMinor(STAKE, { on }, outcome)
      counts.set(pay, (counts.get(pay) ?? 0) + 1)
    }
  }
  return new Map([...pays].map(([on, counts]) => [on, played(game, on, counts, rounds)]))
}

function played<Side extends string, Outcome>(
  game: RoomGame<{ on: Side }, Outcome>,
  on: Side,
  counts: ReadonlyMap<bigint, number>,
  rounds: number,
): Played {
  const paid = [...counts].map(([pay, count]) => [Number(pay) / Number(STAKE), count] as const)
  const mean = paid.reduce((sum, [pay, count]) => sum + pay * count, 0) / rounds
  const square = paid.reduce((sum, [pay, count]) => sum + pay * pay * count, 0) / rounds
  const exact = game.bets.find(({ key }) => key === on)?.exactReturn
  return {
    mean,
    sigma: Math.sqrt((square - mean * mean) / rounds),
    exact: Number(exact?.numerator) / Number(exact?.denominator),
  }
}
