import {
  endsOfSet,
  fitServe,
  fitStrengths,
  knowledgeOf,
  priceBookMarket,
  priceRunLines,
  setMarkets,
  SOCCER_MARKETS,
  soccerEnds,
  tennisEnds,
  tennisMarkets,
  type Knowledge,
  type ResultChances,
  type SoccerState,
  type TennisState,
} from '@maidan/casino'
import type { FeedLine, ListedMatch, Market, MatchScore } from '../feed/feed-shapes.ts'
import { tradedOf } from '../odds/price-market.ts'
import { tradedChances } from '../odds/price-selections.ts'
import type { NamedMarket } from './name-market.ts'
import { runLineOf } from './run-line-of.ts'

/** A match as the odds source tells it at one moment. */
export type Standing = {
  match: ListedMatch
  market: Market
  score: MatchScore
  lines: readonly FeedLine[]
}

export type Priced = { market: NamedMarket; odds: readonly (number | null)[] }

/** What earlier odds taught about the sides of a match. */
export type Known = { get: () => Knowledge | undefined; keep: (knowledge: Knowledge) => void }

/** Beyond this chance of one side the odds tell too little about the rest of the match. */
const TELLING_CHANCE_MAX = 0.93
/** Lines of a whole tennis match are offered where neither side is longer than this. */
const CENTRAL_ODDS_CENTI_MAX = 300

/**
 * The markets beside the winner, priced from what the winner trades at and from the score; none
 * while nothing can be bet, or when score and odds are not of the same moment.
 */
export function priceOwnMarkets(standing: Standing, known: Known): readonly Priced[] {
  const { match, market, score, lines } = standing
  const { status } = market
  if (score.version !== market.version || status !== 'OPEN') return []
  if (score.suspended || score.ballRunning) return []
  const chances = tradedChances(tradedOf(match, market))
  if (chances === null) return []
  switch (score.tally?.kind) {
    case undefined:
      return priceRunLines(lines.filter(isOffered).flatMap(runLineOf))
    case 'soccer':
      return priceSoccer(chances, score.tally, known)
    case 'tennis':
      return priceTennis(chances, score.tally)
  }
}

function isOffered({ suspended, ball_running }: FeedLine): boolean {
  return suspended === 0 && ball_running === 0
}

function priceSoccer(chances: readonly number[], state: SoccerState, known: Known): Priced[] {
  const [home, away, draw] = chances
  if (home === undefined || away === undefined || draw === undefined) return []
  const traded: ResultChances = [home, away, draw]
  const before = known.get()
  const isTelling = Math.max(...traded) <= TELLING_CHANCE_MAX
  if (!isTelling && before === undefined) return []
  const strengths = fitStrengths(traded, state, before)
  if (isTelling) known.keep(knowledgeOf(strengths))
  const ends = soccerEnds(strengths, state, traded)
  return SOCCER_MARKETS.map((market) => ({ market, odds: priceBookMarket(market, ends) }))
}

function priceTennis([first = 1]: readonly number[], state: TennisState): Priced[] {
  const isTelling = Math.max(first, 1 - first) <= TELLING_CHANCE_MAX
  const serve = isTelling ? fitServe(first, state) : null
  if (serve === null) return []
  const ends = tennisEnds(serve, state)
  const whole = tennisMarkets(state.setsToWin)
    .map((market) => ({ market, odds: priceBookMarket(market, ends) }))
    .filter(({ market, odds }) => market.line === undefined || odds.every(isCentral))
  return [...whole, ...setsAhead(state).flatMap((set) => priceSet(set))]

  function priceSet(set: number): Priced[] {
    const setEnds = serve === null ? [] : endsOfSet(serve, state, set)
    return setMarkets(set).map((market) => ({ market, odds: priceBookMarket(market, setEnds) }))
  }
}

/** The set under way, and those that are sure to be played. */
function setsAhead({ sets, setsToWin }: TennisState): number[] {
  const now = sets.length + 1
  const last = Math.max(now, setsToWin)
  return Array.from({ length: last - now + 1 }, (_, index) => now + index)
}

function isCentral(oddsCenti: number | null): boolean {
  return oddsCenti !== null && oddsCenti <= CENTRAL_ODDS_CENTI_MAX
}
