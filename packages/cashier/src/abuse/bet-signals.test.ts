import { expect, test } from 'vitest'
import { betSignals, OPPOSITES_MAX, type OppositeBets } from './bet-signals.ts'

const at = new Date('2026-03-01T12:00:00Z')
const minutes = (count: number) => new Date(at.getTime() + count * 60_000)

type Case = {
  backed?: bigint
  laid?: bigint
  mutual?: bigint
  turnover?: boolean
  minute?: number
  backer?: bigint
  layer?: bigint
  runner?: string
}

function bets(one: Case = {}): OppositeBets {
  const { backed = 1_000n, laid = 1_000n, mutual = 0n, turnover = true, minute = 0 } = one
  return {
    runner: one.runner ?? '7:1',
    what: 'Tigers',
    backer: {
      playerId: one.backer ?? 1n,
      stakeMinor: backed,
      firstAt: at,
      hasTurnover: turnover,
    },
    layer: {
      playerId: one.layer ?? 2n,
      stakeMinor: laid,
      firstAt: minutes(minute),
      hasTurnover: false,
    },
    mutualMinor: mutual,
  }
}

test.each<[what: string, Case, found: [kind: string, weight: number][]]>([
  ['taken whole of each other', { mutual: 1_000n }, [['matched_bets', 50]]],
  ['the same without a bonus', { mutual: 1_000n, turnover: false }, [['matched_bets', 25]]],
  ['four fifths of each other', { mutual: 800n, minute: 99 }, [['matched_bets', 50]]],
  ['less than four fifths, long after', { mutual: 799n, minute: 99 }, []],
  ['a maker who took it among much else', { laid: 9_000n, mutual: 1_000n, turnover: false }, []],
  ['alike bets at once', {}, [['opposite_bets', 35]]],
  ['alike bets at once without a bonus', { turnover: false }, []],
  ['four fifths of the other', { laid: 800n }, [['opposite_bets', 35]]],
  ['less than four fifths', { laid: 799n }, []],
  ['ten minutes apart', { minute: -10 }, [['opposite_bets', 35]]],
  ['eleven minutes apart', { minute: 11 }, []],
])('[SIL-026] %s', (_, one, found) => {
  expect(betSignals([bets(one)]).map(({ kind, weight }) => [kind, weight])).toEqual(found)
})

test('[SIL-026] bets against a crowd are no bets with anybody', () => {
  const against = (count: number) =>
    Array.from({ length: count }, (_, index) => bets({ layer: BigInt(index + 2) }))
  expect(betSignals(against(OPPOSITES_MAX))).toHaveLength(OPPOSITES_MAX)
  expect(betSignals(against(OPPOSITES_MAX + 1))).toEqual([])
  // What is taken of each other counts also in a crowd, and another runner has its own.
  const others = [bets({ mutual: 1_000n, layer: 99n }), bets({ runner: '8:1' })]
  expect(betSignals([...against(OPPOSITES_MAX + 1), ...others])).toHaveLength(2)
})

test('[SIL-026] a runner counts once for a pair, whoever backs', () => {
  const [one] = betSignals([bets()])
  const [other] = betSignals([bets({ backer: 2n, layer: 1n, mutual: 1_000n, laid: 900n })])
  expect(one?.key).toBe(other?.key)
  expect(other?.players).toEqual([1n, 2n])
  expect(other?.evidence.stakesMinor).toEqual([900n, 1_000n])
})
