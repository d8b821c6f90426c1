import {
  cricketMarketOf,
  lineOfMarket,
  setMarkets,
  setsWon,
  tennisEndOf,
  SOCCER_MARKETS,
  tennisMarkets,
  type BookMarket,
  type Verdict,
} from '@maidan/casino'
import type { MatchFacts, Tally } from '../feed/feed-shapes.ts'

/** What the facts of a match make of a selection, and since when that stands. */
export type Decided = { verdict: Verdict; decidedAt: string }

type Asked = { ownId: string; selectionId: string }
type SoccerTally = Extract<Tally, { kind: 'soccer' }>
type TennisTally = Extract<Tally, { kind: 'tennis' }>

/**
 * Decides a market of the book's own by what the source publishes: goals at half-time and at the end,
 * sets and games, the scores of lines. Null while it has to wait. What the end of the match leaves
 * undecided is void.
 */
export function decideOwnMarket(facts: MatchFacts, asked: Asked): Decided | null {
  const { market, tally } = facts
  const decided =
    tally === null
      ? decideLine(facts, asked)
      : tally.kind === 'soccer'
        ? decideSoccer(facts, tally, asked)
        : decideTennis(facts, tally, asked)
  if (decided !== null) return decided
  return market && { verdict: 'void', decidedAt: market.decidedAt }
}

function decideSoccer({ market, periodsEndedAt }: MatchFacts, tally: SoccerTally, asked: Asked) {
  const { halfTime: half, goals: full } = tally
  const found = SOCCER_MARKETS.find(({ id }) => id === asked.ownId)
  if (found === undefined || half === null) return null
  const [halfEndedAt] = periodsEndedAt
  if (found.decidedAt === 'half') return verdictOf(found, asked, { half, full: half }, halfEndedAt)
  if (market?.kind !== 'won') return null
  return verdictOf(found, asked, { half, full }, market.decidedAt)
}

function decideTennis({ market, periodsEndedAt }: MatchFacts, tally: TennisTally, asked: Asked) {
  const { sets, setsToWin } = tally
  for (const [index, games] of sets.entries()) {
    const found = setMarkets(index + 1).find(({ id }) => id === asked.ownId)
    if (found !== undefined) return verdictOf(found, asked, games, periodsEndedAt[index])
  }
  const won = setsWon(sets)
  const found = tennisMarkets(setsToWin).find(({ id }) => id === asked.ownId)
  // Whoever retires has not lost the sets that were not played.
  if (found === undefined || market?.kind !== 'won' || Math.max(...won) < setsToWin) return null
  return verdictOf(found, asked, tennisEndOf(sets), market.decidedAt)
}

function decideLine({ fancies }: MatchFacts, asked: Asked): Decided | null {
  const found = cricketMarketOf(asked.ownId)
  const line = found && fancies.find(({ id }) => id === lineOfMarket(found))
  if (!found || !line) return null
  if (line.score === null) return { verdict: 'void', decidedAt: line.decidedAt }
  return verdictOf(found, asked, line.score, line.decidedAt)
}

function verdictOf<End>(
  { selections }: Pick<BookMarket<End>, 'selections'>,
  { selectionId }: Asked,
  end: End,
  decidedAt: string | undefined,
): Decided | null {
  const selection = selections.find(({ id }) => id === selectionId)
  if (selection === undefined || decidedAt === undefined) return null
  return { verdict: selection.settle(end), decidedAt }
}
