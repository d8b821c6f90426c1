import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { jacksOrBetter, type PokerEvent } from './jacks-or-better.ts'

const ALL = [true, true, true, true, true]
const NONE = [false, false, false, false, false]

function playedWith(seed: number, hold: readonly boolean[] | null, betMinor = 1_000n) {
  const choices = hold === null ? [] : [{ hold }]
  const played = jacksOrBetter.play({ betMinor, setup: {}, choices, draws: seededDraws(seed) })
  if (played.kind === 'illegal') throw new Error('This hold should be legal')
  return played
}

function cardsIn(events: readonly PokerEvent[], type: 'dealt' | 'drawn') {
  return events.flatMap((event) => (event.type === type ? event.cards : []))
}

describe('a round of Jacks or Better', () => {
  test('shows five cards and waits', () => {
    const { kind, events } = playedWith(1, null)
    expect(kind).toBe('open')
    expect(events.map(({ type }) => type)).toEqual(['dealt'])
    expect(cardsIn(events, 'dealt')).toHaveLength(5)
  })

  test('keeps all that is held and replaces all that is not', () => {
    const dealt = cardsIn(playedWith(1, null).events, 'dealt')
    expect(cardsIn(playedWith(1, ALL).events, 'drawn')).toEqual(dealt)
    const others = cardsIn(playedWith(1, NONE).events, 'drawn')
    expect(others.filter((card) => dealt.some((c) => sameCard(c, card)))).toEqual([])
  })

  test('takes one choice and no more', () => {
    const choices = [{ hold: ALL }, { hold: ALL }]
    const draws = seededDraws(1)
    expect(jacksOrBetter.play({ betMinor: 1_000n, setup: {}, choices, draws })).toEqual({
      kind: 'illegal',
    })
  })

  test('needs ten draws at most', () => {
    const draws = seededDraws(3)
    jacksOrBetter.play({ betMinor: 1_000n, setup: {}, choices: [{ hold: NONE }], draws })
    expect(draws.used()).toBe(40)
  })
})

function sameCard(a: { rank: number; suit: string }, b: { rank: number; suit: string }): boolean {
  return a.rank === b.rank && a.suit === b.suit
}

test.each([
  ['five yes or no', { hold: [true, false, true, false, true] }, true],
  ['four', { hold: [true, false, true, false] }, false],
  ['numbers', { hold: [1, 0, 1, 0, 1] }, false],
  ['no list', { hold: 'all' }, false],
  ['nothing', null, false],
])('a choice of %s is read: %j', (_, value, isRead) => {
  expect(jacksOrBetter.readChoice(value) !== null).toBe(isRead)
})

test.each([
  [{}, {}],
  [{ coins: 5 }, null],
  [[], null],
  [null, null],
])('the setup %j is read as %j', (value, setup) => {
  expect(jacksOrBetter.readSetup(value)).toEqual(setup)
})

test('every round pays a whole multiple up to 800, starts with its deal and repeats itself', () => {
  const block = fc.uint8Array({ minLength: 256, maxLength: 256 })
  const anyHold = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(block, anyHold, fc.bigInt(1n, 10n ** 12n), (bytes, hold, betMinor) => {
      const play = (choices: readonly { hold: readonly boolean[] }[]) =>
        jacksOrBetter.play({ betMinor, setup: {}, choices, draws: drawStream([bytes]) })
      const open = play([])
      const ended = play([{ hold }])
      expect(play([{ hold }])).toEqual(ended)
      if (open.kind !== 'open' || ended.kind !== 'ended') throw new Error('A hold ends the round')
      expect(ended.events.slice(0, 1)).toEqual(open.events)
      expect(ended.totalMinor % betMinor).toBe(0n)
      expect(ended.totalMinor).toBeLessThanOrEqual(betMinor * 800n)
      expect(ended.events.at(-1)).toMatchObject({ totalMinor: ended.totalMinor.toString() })
    }),
  )
})

test('who stays away holds what is best for them', () => {
  const { events } = playedWith(5, null)
  const { hold } = jacksOrBetter.choiceOfAbsent({ setup: {}, choices: [], events })
  expect(playedWith(5, hold).kind).toBe('ended')
  expect(hold).toHaveLength(5)
})
