import { openFastBook } from '../../book/fast-book.ts'
import type { OrderBook } from '../../book/order-book.ts'
import { newMarket, type Market, type NewMarket } from '../../market/market.ts'
import { noHouseBets, type HouseBets } from '../house/house-bets.ts'
import type { HouseQuote } from '../house/house-quote.ts'
import type { LiveOrder } from '../orders/live-order.ts'
import type { MarketPrice } from '../prices/market-price.ts'
import type { Positions } from './positions.ts'

export type MarketKind = 'match_odds' | 'bookmaker' | 'fancy'

/** One market in memory, changed in place by the engine alone. Nothing in it is the only copy. */
export type LiveMarket = MarketFacts & {
  life: Market
  /** Match odds only, by runner. */
  books: Map<number, OrderBook>
  /** Orders of the house that rest in the books, by runner. */
  houseOrders: Map<number, number[]>
  /** The next id of an order of the house: these are never written, so they are dealt here. */
  nextHouseId: number
  /** How much was known of the house's risk elsewhere when its offers were last sized. */
  sizedAt: number
  /** The house's last prices were held back; they enter when they may. */
  houseWaits: boolean
  /** Bookmaker and fancy only, by runner. */
  quotes: Map<number, HouseQuote>
  /** The feed's last word; null before the first, and once the market is closed. */
  reported: MarketPrice | null
  eventState: EventState
  /** Orders that are not done. */
  orders: Map<number, LiveOrder>
  /** The same orders by player. */
  ordersOfPlayer: Map<number, Set<LiveOrder>>
  positions: Positions
  /** What players have matched with the house. */
  house: HouseBets
}

/**
 * The last material event: what it did is on disk, or only in memory so far. `due`: that was lost with
 * a failed commit or with the process that listened before, so the next price does it once more.
 */
export type EventState = 'committed' | 'applied' | 'due'

/** What never changes about a market. */
export type MarketFacts = {
  /** Its number where it is stored. */
  id: bigint
  /** Its name in commands. */
  code: string
  eventId: string
  sport: string
  kind: MarketKind
  /** A fancy has one line, `LINE_RUNNER_ID`. */
  runnerIds: readonly number[]
}

/** Markets by their codes. */
export type Markets = ReadonlyMap<string, LiveMarket>

/** The house as a player of the books: no player has this id. */
export const HOUSE_PLAYER_ID = 1

/** Ids of the house's orders begin here, far above those of players' orders. */
const HOUSE_IDS_FROM = 2 ** 52

type Opening = Omit<NewMarket, 'runnerIds'> &
  Pick<Market, 'status' | 'suspensions' | 'isInPlay' | 'version' | 'resultKnownAtMs'>

/** A market without orders, positions or prices, in the given state. */
export function openLiveMarket(facts: MarketFacts, opening: Opening): LiveMarket {
  const { kind, runnerIds } = facts
  return {
    ...facts,
    life: { ...newMarket({ ...opening, runnerIds }), ...opening },
    books: new Map(kind === 'match_odds' ? runnerIds.map((id) => [id, openFastBook()]) : []),
    houseOrders: new Map(),
    nextHouseId: HOUSE_IDS_FROM,
    sizedAt: -1,
    houseWaits: false,
    quotes: new Map(),
    reported: null,
    eventState: 'committed',
    orders: new Map(),
    ordersOfPlayer: new Map(),
    positions: new Map(),
    house: noHouseBets(),
  }
}
