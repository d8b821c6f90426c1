import { DECK, TIDE_SKIPS_MAX, tideCards, type Rank, type TideChoice } from '@maidan/casino'
import { expect, test } from 'vitest'
import { tideSteps } from './tide-steps.ts'

/** The events of a round with these cards, all of one suit. */
function eventsOf(ranks: readonly Rank[], choices: readonly TideChoice[]) {
  let next = 0
  const draws = {
    below: () => {
      const wanted = ranks[next]
      next += 1
      return DECK.findIndex(({ rank }) => rank === wanted)
    },
    used: () => next,
  }
  const play = tideCards.play({ betMinor: 1_000n, setup: {}, choices, draws })
  if (play.kind === 'illegal') throw new Error('These choices are legal')
  return play.events
}

const higher: TideChoice = { guess: 'higher' }
const round = () => eventsOf([7, 9, 2, 5], [higher, { skip: true }, higher, { take: true }])

function heardIn(seen: number) {
  const heard: string[] = []
  const sounds = {
    turned: () => heard.push('turned'),
    came: (how: string, count: number) => heard.push(`${how} ${count}`),
    taken: () => heard.push('taken'),
  }
  for (const step of tideSteps(round(), seen, 500, sounds)) step.heard?.()
  return heard
}

const SILENT = { turned: () => undefined, came: () => undefined, taken: () => undefined }
const looks = (seen: number) => tideSteps(round(), seen, 500, SILENT).map(({ view }) => view)

test('each card after the first turns away before the next comes, and is heard', () => {
  expect(looks(0).map(({ trail, isUp }) => [trail.length, isUp])).toEqual([
    [0, false],
    [1, true],
    [1, false],
    [2, true],
    [2, false],
    [3, true],
    [3, false],
    [4, true],
    [4, true],
  ])
  expect(heardIn(0)).toEqual([
    'opened 0',
    'turned',
    'right 1',
    'turned',
    'skipped 1',
    'turned',
    'right 2',
    'taken',
  ])
})

test('what a guess brought is known no sooner than its card', () => {
  const turning = looks(0)[2]
  expect(turning?.row).toEqual([])
  expect(looks(0)[3]?.row).toEqual([7])
  expect(looks(0).at(-1)).toMatchObject({
    row: [7, 12],
    end: 'taken',
    skipsLeft: TIDE_SKIPS_MAX - 1,
  })
  expect(
    looks(0)
      .at(-1)
      ?.trail.map(({ how, multipleCenti }) => [how, multipleCenti]),
  ).toEqual([
    ['opened', null],
    ['right', 183n],
    ['skipped', null],
    ['right', 199n],
  ])
})

test('what was seen stands there at once, and only what is new is shown', () => {
  const [first, ...fresh] = looks(3)
  expect(first).toMatchObject({ row: [7], isUp: true, end: null })
  expect(first?.trail).toHaveLength(3)
  expect(fresh.map(({ isUp }) => isUp)).toEqual([false, true, true])
  expect(heardIn(3)).toEqual(['turned', 'right 2', 'taken'])
  expect(looks(5)).toHaveLength(1)
})

test('a wrong guess ends the look of a round', () => {
  const views = tideSteps(eventsOf([7, 3], [higher]), 0, 500, SILENT).map(({ view }) => view)
  expect(views.map(({ end }) => end)).toEqual([null, null, null, 'wrong'])
})
