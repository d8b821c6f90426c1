import { describe, expect, test } from 'vitest'
import { usualConditions } from '../conditions/conditions.ts'
import type { Innings } from '../innings/innings.ts'
import { T20_RULES } from '../rules/cricket-rules.ts'
import { shorten } from '../rules/revised-target.ts'
import { twoTeams } from '../testing/play-through.ts'
import { outcomeOf } from './outcome-of.ts'
import { type Pair, startPair } from './stage.ts'

function pairAt(first: Partial<Innings>, reply: Partial<Innings>): Pair {
  const pair = startPair(twoTeams(0), T20_RULES, {
    index: 0,
    battingFirst: 1,
    conditions: usualConditions(),
  })
  Object.assign(pair[0], { end: 'natural' }, first)
  Object.assign(pair[1], { target: (first.runs ?? 0) + 1, end: 'natural' }, reply)
  return pair
}

describe('the outcome', () => {
  test('is the side with more runs', () => {
    expect(outcomeOf(pairAt({ runs: 160 }, { runs: 161 }))).toEqual({ kind: 'won', runner: 0 })
    expect(outcomeOf(pairAt({ runs: 160 }, { runs: 159 }))).toEqual({ kind: 'won', runner: 1 })
  })

  test('is a tie on level scores', () => {
    expect(outcomeOf(pairAt({ runs: 160 }, { runs: 160 }))).toEqual({ kind: 'tie' })
  })

  test('is open without a reply', () => {
    expect(outcomeOf(pairAt({ end: 'cut' }, { target: null }))).toEqual({ kind: 'no_result' })
  })

  test('of a chase that rain ends is by the par score, after five overs at least', () => {
    const cutAt = (runs: number, balls: number) => {
      const pair = pairAt({ runs: 160 }, { runs, balls })
      shorten(pair[1], balls)
      pair[1].end = 'cut'
      return outcomeOf(pair)
    }
    expect(cutAt(100, 60)).toEqual({ kind: 'won', runner: 0 })
    expect(cutAt(40, 60)).toEqual({ kind: 'won', runner: 1 })
    expect(cutAt(60, 29)).toEqual({ kind: 'no_result' })
  })
})
