import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK, type Rank, type Suit } from '../../../cards/card.ts'
import { percentText } from '../../../chance/fraction.ts'
import { BLOCK_BYTES, BLOCKS_PER_ROUND_MAX } from '../../../fairness/draw-message.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import { isAtMost, offersAt, returnOfRow, TIDE_MOST_CENTI, tideMultipleCenti } from './guess.ts'
import { figuresOf, TIDE_PLANS } from './plans.ts'
import { TIDE_SKIPS_MAX, tideCards, type TideChoice, type TideEvent } from './tide-cards.ts'

/** Draws that put these ranks on the table, all of one suit, and then the last of them for ever. */
function cards(...ranks: readonly Rank[]): DrawStream {
  const places = ranks.map((rank) => DECK.findIndex((card) => card.rank === rank))
  let next = 0
  return { below: () => places[next++] ?? places.at(-1) ?? 0, used: () => next * 4 }
}

const card = (rank: Rank, suit: Suit = 'clubs') => ({ rank, suit })
const higher: TideChoice = { guess: 'higher' }
const lower: TideChoice = { guess: 'lower' }
const same: TideChoice = { guess: 'same' }
const skip: TideChoice = { skip: true }
const take: TideChoice = { take: true }

const round = (draws: DrawStream, ...choices: readonly TideChoice[]) =>
  tideCards.play({ betMinor: 1_000n, setup: {}, choices, draws })

test('is found by its code', () => {
  expect(turnGame('PADMA-HILO')).toBe(tideCards)
})

test('tells the exact return of each plan, its hits and the most that it pays', () => {
  const told = tideCards.bets.map(({ key, exactReturn, hitRate, largestMultiple }) => [
    key,
    percentText(exactReturn),
    percentText(hitRate),
    largestMultiple,
  ])
  expect(told).toEqual([
    ['likely-3', '98.75', '43.48', 7],
    ['likely-1', '98.72', '77.51', 2],
    ['likely-2', '98.76', '58.12', 4],
    ['likely-5', '98.87', '24.33', 22],
    ['daring-1', '98.85', '28.99', 13],
    ['daring-2', '98.97', '6.37', 168],
    ['daring-3', '98.99', '1.17', 2_176],
    ['daring-all', '98.99', '0.04', 10_000],
  ])
})

test('two guesses of a plan return what every row of three cards returns, played one by one', () => {
  let paid = 0n
  for (let place = 0; place < 13 ** 3; place += 1) {
    const at = [place % 13, Math.floor(place / 13) % 13, Math.floor(place / 169)]
    const draws = { below: () => at.shift() ?? 0, used: () => 0 }
    const [first = 0, second = 0] = at
    const guess = (rank: number): TideChoice => (rank <= 7 ? higher : lower)
    const play = round(draws, guess(first + 1), guess(second + 1), take)
    if (play.kind === 'ended') paid += play.totalMinor
  }
  const { exactReturn } = figuresOf({ side: 'likely', stop: 2 })
  expect(paid * exactReturn.denominator).toBe(exactReturn.numerator * 1_000n * 13n ** 3n)
})

describe('a round', () => {
  test('begins with an open card', () => {
    expect(round(cards(7))).toEqual({
      kind: 'open',
      events: [{ type: 'opened', card: card(7) }],
    })
  })

  test('raises what can be taken with every right guess, and pays it when it is taken', () => {
    expect(round(cards(7, 9, 2), higher, lower, take)).toEqual({
      kind: 'ended',
      events: [
        { type: 'opened', card: card(7) },
        right('higher', 7, 9, 183),
        right('lower', 9, 2, 265),
        { type: 'taken', multipleCenti: '265', winMinor: '2650' },
      ],
      totalMinor: 2_650n,
    })
  })

  test.each([
    [7, higher, 7, 183],
    [7, lower, 7, 183],
    [1, higher, 2, 107],
    [1, same, 1, 1_287],
    [13, same, 13, 1_287],
    [13, lower, 12, 107],
  ] as const)(
    'from a %i, %j is right with a %i and pays %i hundredths',
    (from, guess, to, centi) => {
      const play = round(cards(from, to), guess)
      expect(play.kind).toBe('open')
      expect(eventsOf(play).at(-1)).toMatchObject({ type: 'right', multipleCenti: String(centi) })
    },
  )

  test.each([
    [7, higher, 6],
    [7, lower, 8],
    [1, higher, 1],
    [13, lower, 13],
    [13, same, 12],
  ] as const)('from a %i, %j is wrong with a %i, and ends with nothing', (from, guess, to) => {
    const play = round(cards(from, to), guess)
    expect(play).toMatchObject({ kind: 'ended', totalMinor: 0n })
    expect(eventsOf(play).at(-1)?.type).toBe('wrong')
  })

  test('lets cards pass for nothing, as many as it may', () => {
    const passed = Array.from({ length: TIDE_SKIPS_MAX }, () => skip)
    const play = round(cards(3, 5, 8), ...passed)
    expect(play.kind === 'open' && play.events.at(-1)).toEqual({
      type: 'skipped',
      card: card(8),
      left: 0,
    })
    expect(round(cards(3, 5, 8), ...passed, skip)).toEqual({ kind: 'illegal' })
    expect(round(cards(3, 5, 7), skip, skip, higher, take)).toMatchObject({ totalMinor: 1_830n })
  })

  test('gives the stake back that is taken before a guess, as play that never was', () => {
    const back = { kind: 'ended', totalMinor: 1_000n, unplayedMinor: 1_000n }
    expect(round(cards(3), take)).toMatchObject(back)
    expect(round(cards(3, 9), skip, take)).toMatchObject(back)
    expect(round(cards(3, 9), higher, take)).not.toHaveProperty('unplayedMinor')
  })

  test('takes no guess that would pay above the most, and is paid by itself at the most', () => {
    const aces: TideChoice[] = [same, same, same]
    expect(round(cards(1), ...aces, same)).toEqual({ kind: 'illegal' })
    expect(round(cards(1), ...aces, take)).toMatchObject({ totalMinor: 2_175_030n })
    const up = Array.from({ length: 19 }, () => higher)
    const rising = cards(1, 1, 1, 1, ...Array.from({ length: 60 }, (): Rank => 2))
    const play = round(rising, ...aces, ...up)
    if (play.kind !== 'ended') throw new Error('A round at the most is paid')
    expect(play.events.at(-1)?.type).toBe('taken')
    const multiple = play.totalMinor / 10n
    expect(multiple).toBeLessThanOrEqual(TIDE_MOST_CENTI)
    expect(multiple * 13n).toBeGreaterThan(TIDE_MOST_CENTI * 12n)
  })

  test.each([
    ['a guess that its card does not leave', cards(7, 7), [same]],
    ['a higher card than a king', cards(13, 1), [higher]],
    ['a lower card than an ace', cards(1, 3), [lower]],
    ['a guess after a wrong one', cards(7, 6, 9), [higher, higher]],
    ['a guess after taking', cards(7, 9), [take, higher]],
  ])('does not take %s', (_, draws, choices) => {
    expect(round(draws, ...choices)).toEqual({ kind: 'illegal' })
  })

  test('of a player who stays away is taken as it stands', () => {
    expect(tideCards.choiceOfAbsent({ setup: {}, choices: [], events: [] })).toEqual(take)
  })
})

test.each([
  [{}, {}],
  [[], null],
  [{ wasps: 3 }, null],
  [null, null],
])('the setup in %j is %j', (value, setup) => {
  expect(tideCards.readSetup(value)).toEqual(setup)
})

test.each([
  [{ guess: 'higher' }, higher],
  [{ guess: 'same' }, same],
  [{ guess: 'equal' }, null],
  [{ skip: true }, skip],
  [{ skip: 1 }, null],
  [{ take: true }, take],
  [{ take: true, skip: true }, null],
  [[], null],
  ['higher', null],
])('the choice in %j is %j', (value, choice) => {
  expect(tideCards.readChoice(value)).toEqual(choice)
})

describe('any round', () => {
  /** What a player does by the figures of chance, from the guesses that are open. */
  const anyWill = fc.array(fc.constantFrom('up', 'down', 'skip'), { maxLength: 200 })
  const anySeed = fc.integer({ min: 1, max: 2 ** 31 })

  test('tells each card by its own draw, adds up, and needs no more draws than there are', () => {
    const property = fc.property(anyWill, anySeed, (wills, seed) => {
      const { choices, row } = playWills(wills, seed)
      const play = round(seededDraws(seed), ...choices)
      expect(play).toEqual(round(seededDraws(seed), ...choices))
      const came = cardsOf(eventsOf(play))
      expect(came).toEqual(drawnCards(seed, came.length))
      expect(came.length * 4).toBeLessThan(BLOCK_BYTES * BLOCKS_PER_ROUND_MAX)
      const isAtEnd = play.kind === 'ended'
      const end = isAtEnd ? play : round(seededDraws(seed), ...choices, take)
      const isLost = isAtEnd && !isAtMost(row)
      const paid = isLost ? 0n : (1_000n * tideMultipleCenti(row)) / 100n
      expect(end).toMatchObject({ kind: 'ended', totalMinor: paid })
      expect(paid).toBeLessThanOrEqual(10_000n * 1_000n)
      expect(eventsOf(end).slice(0, came.length)).toEqual(eventsOf(play).slice(0, came.length))
    })
    fc.assert(property, { numRuns: 200 })
    expect.hasAssertions()
  })
})

test('the most likely guess for ever ends within the draws of a round, with every card let pass', () => {
  let row: number[] = []
  while (!isAtMost(row)) row = [...row, 12]
  expect((1 + row.length + TIDE_SKIPS_MAX) * 4).toBeLessThan(BLOCK_BYTES * BLOCKS_PER_ROUND_MAX)
  expect(returnOfRow(row).numerator).toBeGreaterThan(0n)
})

test('each plan is told once', () => {
  expect(new Set(tideCards.bets.map(({ key }) => key)).size).toBe(TIDE_PLANS.length)
})

function right(guess: 'higher' | 'lower', ranks: number, to: Rank, centi: number): TideEvent {
  const [multipleCenti, winMinor] = [String(centi), String(centi * 10)]
  return {
    type: 'right',
    guess,
    ranks: guess === 'lower' ? 9 : ranks,
    card: card(to),
    multipleCenti,
    winMinor,
  }
}

function eventsOf(play: ReturnType<typeof round>): readonly TideEvent[] {
  if (play.kind === 'illegal') throw new Error('These choices may be made')
  return play.events
}

function cardsOf(events: readonly TideEvent[]) {
  return events.flatMap((event) => (event.type === 'taken' ? [] : [event.card]))
}

function drawnCards(seed: number, count: number) {
  const draws = seededDraws(seed)
  return Array.from({ length: count }, () => DECK[draws.below(DECK.length)])
}

/** Turns wills into choices that may be made, until a guess is wrong or the round is at its most. */
function playWills(wills: readonly ('up' | 'down' | 'skip')[], seed: number) {
  const choices: TideChoice[] = []
  const row: number[] = []
  let skips = 0
  for (const will of wills) {
    const play = round(seededDraws(seed), ...choices)
    if (play.kind !== 'open') return { choices, row }
    const open = cardsOf(play.events).at(-1) ?? card(7)
    const offer = offersAt(open, row)[will === 'up' ? 0 : 1]
    if (will === 'skip' && skips < TIDE_SKIPS_MAX) {
      choices.push(skip)
      skips += 1
    } else if (will !== 'skip' && offer?.isOpen) {
      choices.push({ guess: offer.guess })
      row.push(offer.ranks)
    }
  }
  return { choices, row }
}
