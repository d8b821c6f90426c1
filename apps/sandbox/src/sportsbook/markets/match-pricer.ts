import type { Knowledge } from '@maidan/casino'
import type { OwnMarket } from './own-market.ts'
import { nameOwnMarket } from './name-market.ts'
import { priceOwnMarkets, type Standing } from './price-own-markets.ts'

/** Prices the markets of matches, and remembers what their odds taught. */
export type MatchPricer = (standing: Standing) => readonly OwnMarket[]

const MATCHES_KEPT = 200
const FEW_SELECTIONS = 3

type Kept = { knowledge: Knowledge | undefined; key: string; markets: readonly OwnMarket[] }

/** A pricer that works out a moment of a match once, and forgets the matches asked for longest ago. */
export function createMatchPricer(): MatchPricer {
  const kept = new Map<string, Kept>()
  return (standing) => {
    const { EventId } = standing.match
    const mine = kept.get(EventId) ?? { knowledge: undefined, key: '', markets: [] }
    kept.delete(EventId)
    kept.set(EventId, mine)
    if (kept.size > MATCHES_KEPT) kept.delete(kept.keys().next().value ?? EventId)
    const key = keyOf(standing)
    if (key !== mine.key) {
      mine.markets = offeredNow(standing, mine)
      mine.key = key
    }
    return mine.markets
  }
}

function offeredNow(standing: Standing, mine: Kept): OwnMarket[] {
  const known = {
    get: () => mine.knowledge,
    keep: (knowledge: Knowledge) => {
      mine.knowledge = knowledge
    },
  }
  return priceOwnMarkets(standing, known)
    .filter(({ odds }) => odds.filter((centi) => centi !== null).length > 1)
    .map((priced) => withoutUnlikely(nameOwnMarket(priced, standing)))
}

/** Of many selections only those are told that are offered: most scores cannot come about any more. */
function withoutUnlikely(market: OwnMarket): OwnMarket {
  if (market.selections.length <= FEW_SELECTIONS) return market
  return { ...market, selections: market.selections.filter(({ oddsCenti }) => oddsCenti !== null) }
}

/** What the prices of a moment follow from; sizes of the exchange are left out of it. */
function keyOf({ market, score, lines }: Standing): string {
  return JSON.stringify([market.status, market.runners, score.version, score.tally, lines])
}
