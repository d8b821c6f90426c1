import { StudioError } from '../../games/errors/studio-error.ts'
import type { MarketView, MatchPageView } from '../book-api.ts'
import type { ListedMatch } from '../feed/feed-shapes.ts'
import type { OwnMarket } from '../markets/own-market.ts'
import type { Standing } from '../markets/price-own-markets.ts'
import type { Pricing } from './find-offers.ts'
import { kept } from './kept.ts'
import { matchView, oddsShown } from './match-view.ts'
import { offeredMatches } from './offered-matches.ts'
import { readStanding } from './read-standing.ts'

/** However many look at a match, the odds source is read this often at most. */
const VIEW_KEPT_MS = 1_500
const LIST_KEPT_MS = 5_000
const MATCHES_MAX = 200

/** What was shown of a match last. */
type Shown = { match: ListedMatch; standing: Standing | null; markets: readonly OwnMarket[] }

/**
 * A match with all its markets, read from the odds source only while somebody looks. While a ball
 * runs or the source is silent its markets stand there without odds. Throws NOT_FOUND for a match
 * that is not offered.
 */
export function matchShown<Frame>(
  pricing: Pricing,
  frame: (view: MatchPageView) => Promise<Frame>,
  now = Date.now,
): (eventId: string) => Promise<Frame> {
  const list = kept(() => offeredMatches(pricing.feed, now()), LIST_KEPT_MS, now)
  const shown = new Map<string, Shown>()
  const pages = new Map<string, () => Promise<Frame>>()

  async function look(eventId: string): Promise<Frame> {
    const before = shown.get(eventId)
    const listed = await list().catch(() => null)
    const match = listed?.find(({ EventId }) => EventId === eventId)
    if (match === undefined && (listed !== null || before === undefined))
      throw new StudioError('NOT_FOUND')
    const next = match && (await shownNow(pricing, match, before))
    if (next) keepLatest(shown, eventId, next)
    const last = next ?? before
    if (last === undefined) throw new StudioError('FEED_SILENT')
    return frame(pageView(last, next != null))
  }

  return (eventId) => {
    const page = pages.get(eventId) ?? kept(() => look(eventId), VIEW_KEPT_MS, now)
    keepLatest(pages, eventId, page)
    return page()
  }
}

/** Null while the source is silent. */
async function shownNow(
  { feed, price }: Pricing,
  match: ListedMatch,
  before: Shown | undefined,
): Promise<Shown | null> {
  const standing = await readStanding(feed, match).catch(() => null)
  if (standing === null) return null
  const priced = price(standing)
  const markets = priced.length > 0 ? priced : withoutOdds(before?.markets ?? [])
  return { match, standing, markets }
}

function withoutOdds(markets: readonly OwnMarket[]): OwnMarket[] {
  return markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => ({ ...selection, oddsCenti: null })),
  }))
}

function pageView({ match, standing, markets }: Shown, live: boolean): MatchPageView {
  const { clock, summary, lines } = standing?.score.board ?? {}
  const says = standing?.score.says
  return {
    match: matchView(match, live ? (standing?.market ?? null) : null),
    score: clock && summary && lines && says ? { clock, summary, lines, says } : null,
    markets: (live ? markets : withoutOdds(markets)).map(marketView),
    live,
  }
}

function marketView({ marketId, group, name, selections }: OwnMarket): MarketView {
  return {
    marketId,
    group,
    name,
    selections: selections.map(({ oddsCenti, ...selection }) => ({
      ...selection,
      odds: oddsShown(oddsCenti),
    })),
  }
}

function keepLatest<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key)
  values.set(key, value)
  if (values.size > MATCHES_MAX) values.delete(values.keys().next().value ?? key)
}
