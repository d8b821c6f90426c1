import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { picksThatEnd } from '../../event/testing/picks-that-end.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { duel } from './duel.ts'
import { endOfRound, ROUNDS_MAX, roundAfter, type FoughtRound } from './fight.ts'
import { ROBOTS, type RobotKey } from './robots.ts'
import { isDuelOver, tallyOf } from './tally.ts'
import {
  CORE,
  HOT_TURN,
  HULL,
  isRoundOver,
  moveWays,
  roundBegun,
  TURNS_MAX,
  type DuelMove,
} from './turn.ts'

const LETTERS: Readonly<Record<string, DuelMove>> = {
  s: 'strike',
  H: 'heavy',
  l: 'load',
  '.': 'stopped',
  B: 'beam',
  M: 'mirror',
}

/** A round such as `f ls.s`: who begins it, then the moves in turns. */
function round(text: string): FoughtRound {
  const [starter, moves = ''] = text.split(' ')
  const made = Array.from(moves, (letter) => {
    const move = LETTERS[letter]
    if (move === undefined) throw new Error(`No move is written ${letter}`)
    return move
  })
  return { starter: starter === 'f' ? 'first' : 'second', moves: made }
}

describe('a round', () => {
  test.each([
    ['f HsH', { winner: 'first', turns: 3, flawless: false, finish: 'heavy' }],
    ['s H.sls', { winner: 'second', turns: 5, flawless: true, finish: 'strike' }],
    ['f lsl.B.s', { winner: 'first', turns: 7, flawless: false, finish: 'strike' }],
    ['f lHl.M', { winner: 'second', turns: 5, flawless: true, finish: 'mirror' }],
  ])('of %s ends as it should', (text, end) => {
    const fought = round(text)
    expect(endOfRound(fought)).toEqual(end)
    expect(isRoundOver(roundAfter(fought))).toBe(true)
    const before = { ...fought, moves: fought.moves.slice(0, -1) }
    expect(isRoundOver(roundAfter(before))).toBe(false)
  })

  test('has a hundred ways for every turn of every two robots', () => {
    const keys = Object.keys(ROBOTS) as RobotKey[]
    const begun = roundBegun('first')
    const states = [0, 1, CORE].flatMap((first) =>
      [0, HOT_TURN].map((turn) => ({ ...begun, turn, core: { first, second: 0 } })),
    )
    for (const first of keys) {
      for (const second of keys) {
        for (const state of states) {
          const ways = moveWays({ first, second }, state).map((move) => move.ways)
          expect(ways.reduce((sum, count) => sum + count, 0n)).toBe(100n)
        }
      }
    }
  })

  test('lets every blow land when the arena is hot', () => {
    const hot = { ...roundBegun('second'), turn: HOT_TURN }
    const moves = moveWays({ first: 'dhal', second: 'bijli' }, hot).map(({ step }) => step)
    expect(moves.toSorted()).toEqual(['heavy', 'strike'])
    const full = { ...hot, core: { first: 0, second: CORE } }
    expect(moveWays({ first: 'dhal', second: 'bijli' }, full)).toEqual([
      { step: 'beam', ways: 100n },
    ])
  })
})

describe('the bets that win', () => {
  test.each([
    [
      'two rounds, the second of them flawless',
      ['f HsH', 's .H.H'],
      'winner first, score first-2-0, rounds two, turns under-16, turns under-20, first-round first, first-turns under-7, flawless yes, finish heavy, start-and-end first-first',
    ],
    [
      'three rounds, the last by a mirrored beam',
      ['f ss.s.s.s', 'f HsH', 's sslsl.M'],
      'winner first, score first-2-1, rounds three, turns over-16, turns under-20, first-round second, first-turns over-7, flawless no, finish mirror, start-and-end second-first',
    ],
  ])('after %s', (_, texts, won) => {
    const play = { rounds: texts.map(round) }
    expect(isDuelOver(tallyOf(play))).toBe(true)
    expect(picksThatEnd(duel.model, play, 'won').join(', ')).toBe(won)
    expect(picksThatEnd(duel.model, play, 'void')).toEqual([])
  })
})

test.each([0])('10 000 duels of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(duel, place, 10_000))).toEqual([])
})

test('the same draws give the same duel, which ends and fits the stream', () => {
  const bytes = fc.uint8Array({ minLength: 512, maxLength: 512 })
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (block, number) => {
      const outcome = duel.draw(drawStream([block]), number)
      expect(duel.draw(drawStream([block]), number)).toEqual(outcome)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      const { rounds } = outcome.play
      expect(rounds.length).toBeLessThanOrEqual(ROUNDS_MAX)
      expect(isDuelOver(tallyOf({ rounds }))).toBe(true)
      expect(isDuelOver(tallyOf({ rounds: rounds.slice(0, -1) }))).toBe(false)
      for (const { starter, moves } of rounds) {
        expect(moves.length).toBeLessThanOrEqual(TURNS_MAX)
        const { hull } = roundAfter({ starter, moves })
        expect(Math.min(hull.first, hull.second)).toBe(0)
        expect(Math.max(hull.first, hull.second)).toBeLessThanOrEqual(HULL)
      }
    }),
  )
})
