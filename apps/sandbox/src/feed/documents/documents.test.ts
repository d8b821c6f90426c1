import { describe, expect, test } from 'vitest'
import type { Fancy, Moment } from '../match/match.ts'
import { openPlay, playTo } from '../play/play.ts'
import { viewBefore, viewOfPlay, type View } from '../play/view.ts'
import { createFeedClock } from '../schedule/feed-clock.ts'
import type { Sport } from '../schedule/fixture.ts'
import { createSchedule } from '../schedule/schedule.ts'
import { eventDocument } from './event-entry.ts'
import { listItem } from './list-item.ts'
import { matchOdds } from './match-odds.ts'
import { eventResult, resultEntries } from './result.ts'

const schedule = createSchedule('documents')
const clock = createFeedClock(() => Date.UTC(2026, 10, 20), 1)
const fixtureOf = (sport: Sport) => {
  const found = schedule.day(20_777).find((fixture) => fixture.sport === sport)
  if (!found) throw new Error(`no ${sport}`)
  return found
}

const fancy: Fancy = {
  fancyId: 'runs-6',
  title: { en: '6 over runs', bn: '৬ ওভারে রান' },
  type: 2,
  claim: { kind: 'at_least', yesRuns: 48, noRuns: 47 },
  yesRate: 100,
  noRate: 100,
  suspended: false,
}

/** A cricket match in play whose moment is as told. */
function inPlay(moment: Partial<Moment>): View {
  const fixture = fixtureOf('cricket')
  const before = viewBefore(fixture, openPlay(fixtureOf('tennis'), 'prices').match.opening)
  return {
    ...before,
    phase: 'in_play',
    moment: { ...before.moment, chances: [0.54, 0.46], fancies: [fancy], ...moment },
  }
}

const entry = (view: View) => eventDocument(view).data.items[view.fixture.eventId]
const odds = (view: View) => matchOdds(view, 0, 0)

describe('match odds', () => {
  test('[DATA-02] an open market has three prices on each side of each runner', () => {
    const open = odds(inPlay({}))
    expect(open).toMatchObject({ inplay: true, status: 'OPEN', ballRunning: false })
    for (const { ex, status } of open.runners) {
      expect(status).toBe('ACTIVE')
      expect([ex.availableToBack.length, ex.availableToLay.length]).toEqual([3, 3])
    }
  })

  test.each([{ suspended: true }, { ballRunning: true }])(
    '[DATA-02] with %j there is no price',
    (state) => {
      const closed = odds(inPlay(state))
      expect(closed.status).toBe('suspended' in state ? 'SUSPENDED' : 'OPEN')
      expect(closed.ballRunning).toBe('ballRunning' in state)
      for (const { ex } of closed.runners)
        expect(ex).toEqual({ availableToBack: [], availableToLay: [] })
    },
  )

  test('[DATA-02] the same moment is the same prices; another beat is other sizes only', () => {
    const prices = (beat: number) =>
      matchOdds(inPlay({}), 0, beat).runners.map(({ ex }) => ex.availableToBack.map((b) => b.price))
    expect(matchOdds(inPlay({}), 0, 1)).toEqual(matchOdds(inPlay({}), 0, 1))
    expect(matchOdds(inPlay({}), 0, 1)).not.toEqual(matchOdds(inPlay({}), 0, 2))
    expect(prices(1)).toEqual(prices(2))
  })

  test('[DATA-02] a market that ends has a winner and losers; without a winner its runners are removed', () => {
    const over = (outcome: Moment['outcome']) =>
      odds({ ...inPlay({ outcome }), phase: 'finished' }).runners.map(({ status }) => status)
    expect(over({ kind: 'won', runner: 1 })).toEqual(['LOSER', 'WINNER'])
    expect(over({ kind: 'tie' })).toEqual(['REMOVED', 'REMOVED'])
    expect(over({ kind: 'no_result' })).toEqual(['REMOVED', 'REMOVED'])
  })
})

describe('event', () => {
  test('[DATA-03] an open line shows its runs and rates, the bookmaker its rates per 100', () => {
    const { fancy2 = {}, bookmaker = {} } = entry(inPlay({})) ?? {}
    expect(fancy2['runs-6']).toMatchObject({
      title: '6 over runs',
      no: 47,
      no_rate: 100,
      yes: 48,
      yes_rate: 100,
      suspended: 0,
      ball_running: 0,
      type: 2,
    })
    expect(Object.values(bookmaker)).toMatchObject([
      { backPrice: 84, layPrice: 87, suspended: 0, ball_running: 0 },
      { backPrice: 116, layPrice: 119, suspended: 0, ball_running: 0 },
    ])
  })

  test.each([
    [{ suspended: true }, { suspended: 1, ball_running: 0 }],
    [{ ballRunning: true }, { suspended: 0, ball_running: 1 }],
  ])(
    '[DATA-03] [EXCH-09] [EXCH-10] [EXCH-14] [EXCH-15] with %j nothing is offered',
    (state, flags) => {
      const { fancy2 = {}, bookmaker = {} } = entry(inPlay(state)) ?? {}
      expect(fancy2['runs-6']).toMatchObject({ ...flags, no_rate: 0, yes_rate: 0 })
      for (const row of Object.values(bookmaker))
        expect(row).toMatchObject({ ...flags, backPrice: 0, layPrice: 0 })
    },
  )

  test('[DATA-03] [EXCH-12] each kind of claim says what YES claims', () => {
    const claims: Fancy['claim'][] = [
      { kind: 'within', fromRuns: 41, toRuns: 50 },
      { kind: 'last_digit', digit: 7 },
      { kind: 'even' },
    ]
    const fancies = claims.map((claim, index) => ({ ...fancy, fancyId: claim.kind, claim, index }))
    expect(entry(inPlay({ fancies }))?.fancy2).toMatchObject({
      within: { yes: '41-50', from_runs: 41, to_runs: 50 },
      last_digit: { yes: '7', digit: 7 },
      even: { yes: 'Even', no: 'Odd' },
    })
  })

  test('[DATA-03] soccer and tennis have neither', () => {
    const play = openPlay(fixtureOf('soccer'), 'prices')
    expect(entry(viewOfPlay(play))).toEqual({ fancy2: {}, bookmaker: {} })
  })
})

describe('lists and results', () => {
  test('[EXCH-24] [EXCH-25] a cricket match has both badges, a tennis match none', () => {
    expect(listItem(fixtureOf('cricket'), null, clock)).toMatchObject({
      Fancy: true,
      Bookmaker: true,
      InPlay: false,
      Status: 'OPEN',
    })
    const tennis = listItem(fixtureOf('tennis'), null, clock)
    expect(tennis).toMatchObject({ Fancy: false, Bookmaker: false })
    expect(tennis).not.toHaveProperty('Winner')
  })

  test('[SIL-116] a match that is over names its winner, in the list as in its result', () => {
    const play = openPlay(fixtureOf('soccer'), 'prices')
    playTo(play, Number.MAX_SAFE_INTEGER)
    const view = viewOfPlay(play)
    const item = listItem(view.fixture, view, clock)
    expect(item.Status).toBe('CLOSED')
    expect(item.Winner?.kind).toBe('won')
    expect(eventResult(view, clock).market).toMatchObject({ ...item.Winner })
  })

  test('what is decided comes once, in order, and after a given sequence no more', () => {
    const decided = [
      { ...fancy, score: 51, atMs: 1_000 },
      { ...fancy, fancyId: 'odd', score: null, atMs: 1_000 },
      { ...fancy, fancyId: 'late', score: 3, atMs: 2_000 },
    ]
    const view = { ...inPlay({}), decided, atMs: 2_000 }
    const [first, second, ...others] = resultEntries(view, clock, 0)
    expect(others).toEqual([])
    expect(first?.fancies.map(({ id, score }) => [id, score])).toEqual([
      ['runs-6', 51],
      ['odd', null],
    ])
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    expect(resultEntries(view, clock, first?.sequence ?? 0)).toEqual([second])
    expect(resultEntries(view, clock, second?.sequence ?? 0)).toEqual([])
  })
})
