import { describe, expect, test } from 'vitest'
import { fraction, plus, type Fraction } from '../../chance/fraction.ts'
import { everyRound } from '../fixtures/every-round.ts'
import { seededDraws } from '../fixtures/seeded-draws.ts'
import { tinyGame } from '../fixtures/tiny-game.ts'
import { tinyHold } from '../fixtures/tiny-hold.ts'
import { slotGames } from '../games/index.ts'
import { playSlot } from '../play-slot.ts'
import { strip } from '../reel-strip.ts'
import { maxWinUnits } from '../wins/max-win.ts'
import { holdFigures } from './hold-figures.ts'
import { largestHoldChance } from './largest-chance.ts'
import { roundsOfRun } from '../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(60_000)
const SIGMAS = 4

const games = slotGames.flatMap((game) => {
  const { mechanic } = game
  return mechanic.kind === 'hold' ? [{ code: game.code, game, hold: mechanic }] : []
})

function share({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12
}

describe.each(games)('$code', ({ game, hold }) => {
  test(`played ${ROUNDS} times holds its coins as often, and for as much, as is exact`, () => {
    const draws = seededDraws(5_071_971)
    const betMinor = BigInt(game.costUnits)
    const sum = { starts: 0, once: 0, squared: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const { events } = playSlot(game, { betMinor, draws })
      const ended = events.find((event) => event.type === 'hold_ended')
      const won = Number(ended?.totalMinor ?? 0) / game.costUnits
      if (ended) sum.starts += 1
      sum.once += won
      sum.squared += won * won
    }
    const { starts, perStake } = holdFigures(game, hold)
    const often = share(starts)
    const startsBand = SIGMAS * Math.sqrt((often * (1 - often)) / ROUNDS)
    expect(Math.abs(sum.starts / ROUNDS - often)).toBeLessThan(startsBand)
    const mean = sum.once / ROUNDS
    const worthBand = SIGMAS * Math.sqrt((sum.squared / ROUNDS - mean * mean) / ROUNDS)
    expect(Math.abs(mean - share(perStake))).toBeLessThan(worthBand)
  })
})

test('the chance of the largest win equals that of every round there is', () => {
  const hold = tinyHold({
    coinsNeeded: 12,
    coins: [{ kind: 'plain', timesBet: 2, weight: 1 }],
  })
  const game = tinyGame({
    symbols: ['WILD', 'COIN', 'H1', 'L1', 'L2'],
    reels: [
      strip('COIN COIN L1 L2'),
      strip('COIN COIN L1'),
      strip('COIN COIN COIN L1 WILD'),
      strip('COIN'),
      strip('COIN'),
    ],
    mechanic: hold,
  })
  const most = BigInt(maxWinUnits(game))
  let chance = fraction(0n, 1n)
  const betMinor = BigInt(game.costUnits)
  for (const { result, oneIn } of everyRound((draws) => playSlot(game, { betMinor, draws }))) {
    if (result.totalWinMinor === most) chance = plus(chance, fraction(1n, oneIn))
  }
  expect(chance.numerator).toBeGreaterThan(0n)
  expect(largestHoldChance(game, hold)).toEqual(chance)
})
