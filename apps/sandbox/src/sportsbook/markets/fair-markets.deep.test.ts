import { expect, test } from 'vitest'
import type { Match, Moment } from '../../feed/match/match.ts'
import { runnerBook } from '../../feed/price/runner-book.ts'
import { createRandom } from '../../feed/random/random.ts'
import { openSoccerMatch } from '../../feed/soccer/open-soccer-match.ts'
import { DELTA_CLUBS } from '../../feed/soccer/soccer-clubs.ts'
import { openTennisMatch } from '../../feed/tennis/open-tennis-match.ts'
import { MEN, WOMEN } from '../../feed/tennis/tennis-players.ts'
import type { ListedMatch, Market, MatchFacts, MatchScore } from '../feed/feed-shapes.ts'
import { decideOwnMarket } from '../settle/decide-own-market.ts'
import { ownMarketOf } from './market-id.ts'
import { createMatchPricer } from './match-pricer.ts'

/** Against the odds source's own matches, whose model the book does not know. */
const MATCHES = 60
const LOOKS = 3
/** A kind of bet is judged once so much was staked on it. */
const STAKED_MIN = 100
const SIGMAS = 3.5

type Sum = { staked: number; gain: number; squares: number }

const AT = new Date(0).toISOString()

function listed(sport: ListedMatch['Sport'], match: Match, id: string): ListedMatch {
  return {
    EventId: id,
    MarketId: `1.${id}`,
    Event: 'A v B',
    Event_bn: 'A v B',
    Sport: sport,
    Competition: 'C',
    Competition_bn: 'C',
    OpenDate: AT,
    InPlay: true,
    Status: 'OPEN',
    Runners: match.runners.map(({ name }, index) => ({
      SelectionId: index + 1,
      SelectionName: name.en,
      SelectionName_bn: name.bn,
    })),
  }
}

function traded(moment: Moment, version: number, random: ReturnType<typeof createRandom>): Market {
  return {
    marketId: '1',
    inplay: true,
    version,
    status: moment.suspended ? 'SUSPENDED' : 'OPEN',
    ballRunning: moment.ballRunning,
    updatedAt: new Date(0).toISOString(),
    runners: moment.chances.map((chance, index) => ({
      SelectionId: index + 1,
      ex: runnerBook(chance, 1, random),
    })),
  }
}

const scored = (moment: Moment, version: number): MatchScore => {
  const { ballRunning, suspended, says, board, tally } = moment
  const lines = board.lines.map((line) => ({ ...line }))
  const shown = structuredClone(tally) as MatchScore['tally']
  return { version, ballRunning, suspended, says, board: { ...board, lines }, tally: shown }
}

function playThrough(match: Match): Moment[] {
  const moments = [match.opening]
  for (let moment = match.next(); moment !== null; moment = match.next()) moments.push(moment)
  return moments
}

function factsOf(last: Moment): MatchFacts {
  return {
    eventId: '1',
    market: { kind: 'won', SelectionId: 1, decidedAt: AT },
    tally: structuredClone(last.tally) as MatchFacts['tally'],
    periodsEndedAt: Array.from({ length: 5 }, () => AT),
    fancies: [],
  }
}

/** Bets one on every selection that is offered at a few moments of a match. */
function betOnMatch(sport: 'soccer' | 'tennis', number: number, sums: Map<string, Sum>): void {
  const random = createRandom(`fair ${sport} ${number}`)
  const match = sport === 'soccer' ? soccer(number) : tennis(number)
  const moments = playThrough(match)
  const last = moments.at(-1)
  if (last === undefined) return
  const price = createMatchPricer()
  const standing = (version: number) => {
    const moment = moments[version] ?? last
    const market = traded(moment, version, random)
    return { match: listed(sport, match, '1'), market, score: scored(moment, version), lines: [] }
  }
  const looks = Array.from({ length: LOOKS }, () => random.int(moments.length - 1))
  // In order, as a book that is looked at all the time learns from earlier odds.
  for (const version of [0, ...looks.toSorted((one, other) => one - other)]) {
    for (const { marketId, selections } of price(standing(version))) {
      const ownId = ownMarketOf(marketId)?.ownId ?? ''
      for (const { selectionId, oddsCenti } of selections) {
        if (oddsCenti === null) continue
        const verdict = decideOwnMarket(factsOf(last), { ownId, selectionId })?.verdict
        if (verdict === 'void') continue
        const gain = verdict === 'won' ? oddsCenti / 100 - 1 : -1
        const key = `${ownId.split('_')[0]} ${selectionId}`
        const sum = sums.get(key) ?? { staked: 0, gain: 0, squares: 0 }
        sums.set(key, sum)
        sum.staked += 1
        sum.gain += gain
        sum.squares += gain * gain
      }
    }
  }
}

function soccer(number: number): Match {
  const random = createRandom(`clubs ${number}`)
  const [home, away] = [random.pick(DELTA_CLUBS), random.pick(DELTA_CLUBS)]
  return openSoccerMatch({ seed: `fair ${number}`, teams: [home, away] })
}

function tennis(number: number): Match {
  const random = createRandom(`players ${number}`)
  const players = number % 2 === 0 ? MEN : WOMEN
  const pair = [random.pick(players), random.pick(players)] as const
  return openTennisMatch({
    seed: `fair ${number}`,
    players: pair,
    bestOf: number % 2 === 0 ? 5 : 3,
  })
}

test.each(['soccer', 'tennis'] as const)(
  'nobody who backs one kind of %s bet again and again is ahead of the book',
  { timeout: 600_000 },
  (sport) => {
    const sums = new Map<string, Sum>()
    for (let number = 0; number < MATCHES; number += 1) betOnMatch(sport, number, sums)
    const judged = [...sums].filter(([, { staked }]) => staked >= STAKED_MIN)
    expect(judged.length).toBeGreaterThan(sport === 'soccer' ? 60 : 20)
    // Bets of one match hang together, so that a mean is as sure as of so many matches.
    const ahead = judged.filter(([, { staked, gain, squares }]) => {
      const sure = Math.min(MATCHES, staked / (LOOKS + 1))
      const spread = Math.sqrt(squares / staked / sure)
      return gain / staked > SIGMAS * spread
    })
    expect(ahead).toEqual([])
    const all = judged.reduce((sum, [, { gain }]) => sum + gain, 0)
    const staked = judged.reduce((sum, [, one]) => sum + one.staked, 0)
    expect(all / staked).toBeLessThan(-0.04)
    expect(all / staked).toBeGreaterThan(-0.2)
  },
)
