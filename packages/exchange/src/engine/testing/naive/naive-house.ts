import { SIZE_MAX_MINOR } from '../../../book/order-book.ts'
import type { HouseLimits } from '../../../limits/house-limits.ts'
import type { LiveOrder } from '../../orders/live-order.ts'
import type { RunnerOffer } from '../../prices/market-price.ts'
import type { HouseReason } from '../../refusal.ts'
import type { HouseOffer } from '../../../limits/size-offers.ts'
import { left, type NaiveMarket } from './naive-market.ts'
import { largestStake, naiveNet, naiveProfit, outcomesOf, type NaiveBet } from './naive-money.ts'

export type NaiveHouse = { markets: readonly NaiveMarket[]; limits: HouseLimits }
type Taken = { market: NaiveMarket; bet: NaiveBet }

/** What the house loses on the market at worst by what players have matched with it. */
export function naiveHouseLoss(market: NaiveMarket): bigint {
  const bets = market.matches.filter(({ withHouse }) => withHouse)
  const losses = outcomesOf(market).map((outcome) => lossIn(bets, outcome))
  return losses.reduce((worst, loss) => (loss > worst ? loss : worst), 0n)
}

function lossIn(bets: readonly NaiveBet[], outcome: number): bigint {
  return bets.reduce((sum, bet) => sum + naiveNet(bet, outcome), 0n)
}

/** What this market may cost, by its own limit and by what its event's and sport's others leave. */
function marketCap({ markets, limits }: NaiveHouse, market: NaiveMarket, moreMinor: bigint) {
  const others = markets.filter((one) => one !== market)
  const lossOf = (some: readonly NaiveMarket[]) =>
    some.reduce((sum, one) => sum + naiveHouseLoss(one), moreMinor)
  const { eventId, sport } = market.facts
  const rooms = [
    limits.market,
    limits.event - lossOf(others.filter(({ facts }) => facts.eventId === eventId)),
    limits.sport - lossOf(others.filter(({ facts }) => facts.sport === sport)),
  ]
  const least = rooms.reduce((one, other) => (other < one ? other : one))
  return least < 0n ? 0n : least
}

/** The largest stake on the bet's terms that keeps every outcome in which it costs within the cap. */
function stakeWithin(
  market: NaiveMarket,
  bets: readonly NaiveBet[],
  bet: NaiveBet,
  capMinor: bigint,
): bigint {
  const costly = outcomesOf(market).filter(
    (outcome) => naiveNet({ ...bet, stakeMinor: 1n, profitMinor: 1n }, outcome) > 0n,
  )
  return largestStake(SIZE_MAX_MINOR, (stakeMinor) => {
    if (stakeMinor === 0n) return true
    const profitMinor = naiveProfit(bet.terms, stakeMinor)
    const sized = { terms: bet.terms, stakeMinor, profitMinor }
    return costly.every((outcome) => lossIn(bets, outcome) + naiveNet(sized, outcome) <= capMinor)
  })
}

/** Why the house does not take these orders of one player; null if it takes them all. */
export function naiveHouseRefusal(
  house: NaiveHouse,
  entries: readonly { order: LiveOrder; market: NaiveMarket }[],
): HouseReason | null {
  const taken: Taken[] = []
  for (const { order, market } of entries) {
    let requestedMinor = 0n
    let possibleMinor = 0n
    let isFull = false
    const elsewhere = taken.filter((one) => one.market !== market)
    const moreMinor = elsewhere.reduce((sum, { bet }) => sum + costOf(bet), 0n)
    for (const bet of requestedOf(market, order)) {
      const here = taken.filter((one) => one.market === market).map((one) => one.bet)
      const { own, all } = stakesFor(house, { market, order, bet, here, moreMinor })
      const mostMinor = order.terms.on === 'ladder' || own < all ? own : all
      const stakeMinor = bet.stakeMinor < mostMinor ? bet.stakeMinor : mostMinor
      taken.push({ market, bet: sizedTo(bet, stakeMinor) })
      requestedMinor += bet.stakeMinor
      possibleMinor += stakeMinor
      const least = market.quotes.find(({ runnerId }) => runnerId === lineOf(bet))?.stakeMinMinor
      isFull ||= all < (least ?? 1n)
    }
    if (possibleMinor === requestedMinor) continue
    if (order.terms.on !== 'ladder' && isFull) return { code: 'MARKET_SUSPENDED' }
    return { code: 'HOUSE_LIMIT', maxMinor: possibleMinor }
  }
  return null
}

type Asked = Taken & { order: LiveOrder; here: readonly NaiveBet[]; moreMinor: bigint }

/** What of the bet the player's own limit leaves, and what those of the runner and market leave. */
function stakesFor(house: NaiveHouse, { market, order, bet, here, moreMinor }: Asked) {
  const matched = market.matches.filter(({ withHouse }) => withHouse)
  const ownBets = [...matched.filter(({ playerId }) => playerId === order.playerId), ...here]
  const allBets = [...matched, ...here]
  const onLine = allBets.filter((one) => lineOf(one) === lineOf(bet))
  const byMarket = stakeWithin(market, allBets, bet, marketCap(house, market, moreMinor))
  const byRunner = stakeWithin(market, onLine, bet, house.limits.runner)
  return {
    own: stakeWithin(market, ownBets, bet, house.limits.player),
    all: byMarket < byRunner ? byMarket : byRunner,
  }
}

/** What a fill or kill would take of the house's offers: its book says so. */
function killOf({ books, offers }: NaiveMarket, order: LiveOrder): NaiveBet[] {
  const { terms, fillOrKill, orderId, playerId, persistence } = order
  if (terms.on !== 'ladder' || fillOrKill === null) return []
  const { runnerId, side, tick } = terms
  const asked = { orderId, playerId, side, tick, sizeMinor: left(order), persistence, fillOrKill }
  return (books.get(runnerId)?.reach(asked) ?? [])
    .filter((one) => offers.some((offer) => offer.orderId === one.orderId))
    .map((one) => sizedTo({ terms: { ...terms, tick: one.tick } }, one.sizeMinor))
}

/** How much of what an order asks of an offer the house may give its player, beside these bets. */
export function naiveRoom(
  { limits }: NaiveHouse,
  market: NaiveMarket,
  { order, here }: { order: LiveOrder; here: readonly NaiveBet[] },
): bigint {
  const { playerId, terms } = order
  const own = market.matches.filter((one) => one.withHouse && one.playerId === playerId)
  return stakeWithin(market, [...own, ...here], sizedTo({ terms }, 1_000_000n), limits.player)
}

/** The whole bet, or on the ladder what it could take of the house's offers, best price first. */
function requestedOf(market: NaiveMarket, order: LiveOrder): NaiveBet[] {
  const { terms } = order
  const size = left(order)
  if (terms.on !== 'ladder')
    return [{ terms, stakeMinor: size, profitMinor: naiveProfit(terms, size) }]
  const book = market.books.get(terms.runnerId)
  if (order.fillOrKill) return killOf(market, order)
  const theirs = (book?.resting() ?? []).filter(
    ({ orderId, side }) =>
      market.offers.some((one) => one.orderId === orderId) && side !== terms.side,
  )
  const direction = terms.side === 'back' ? -1 : 1
  const reached = theirs
    .filter(({ tick }) => (tick - terms.tick) * direction <= 0)
    .toSorted((one, other) => (one.tick - other.tick) * direction)
  const bets: NaiveBet[] = []
  let leftMinor = size
  for (const { tick, remainingMinor } of reached) {
    const stakeMinor = remainingMinor < leftMinor ? remainingMinor : leftMinor
    leftMinor -= stakeMinor
    const at = { ...terms, tick }
    if (stakeMinor > 0n)
      bets.push({ terms: at, stakeMinor, profitMinor: naiveProfit(at, stakeMinor) })
  }
  return bets
}

/**
 * The house's offers, each as large as the limits leave when all before it are taken where they cost
 * the most.
 */
export function naiveSizes(
  house: NaiveHouse,
  market: NaiveMarket,
  offers: readonly HouseOffer[],
): HouseOffer[] {
  const matched = market.matches.filter(({ withHouse }) => withHouse)
  const capMinor = marketCap(house, market, 0n)
  const sized: HouseOffer[] = []
  for (const offer of offers) {
    const asBet = betOn(offer)
    const stakeMinor = largestStake(offer.sizeMinor, (minor) => {
      if (minor === 0n) return true
      const bets = [...sized.map(betOn), sizedTo(asBet, minor)]
      return outcomesOf(market).every((outcome) => {
        if (naiveNet(sizedTo(asBet, 1_000_000n), outcome) <= 0n) return true
        const own = bets.filter((one) => lineOf(one) === offer.runnerId)
        const ownMatched = matched.filter((one) => lineOf(one) === offer.runnerId)
        const isWithin =
          lossIn(matched, outcome) + costIn(bets, outcome) <= capMinor &&
          lossIn(ownMatched, outcome) + costIn(own, outcome) <= house.limits.runner
        return isWithin
      })
    })
    sized.push({ ...offer, sizeMinor: stakeMinor })
  }
  return sized
}

/** What offers cost the house in an outcome, if just those are taken that cost it. */
function costIn(bets: readonly NaiveBet[], outcome: number): bigint {
  return bets.reduce((sum, bet) => {
    const lossMinor = naiveNet(bet, outcome)
    return lossMinor > 0n ? sum + lossMinor : sum
  }, 0n)
}

/** The bet of a player who takes an offer of the house whole. */
function betOn({ runnerId, side, tick, sizeMinor }: HouseOffer): NaiveBet {
  const terms = { on: 'ladder', runnerId, side: side === 'lay' ? 'back' : 'lay', tick } as const
  return { terms, stakeMinor: sizeMinor, profitMinor: naiveProfit(terms, sizeMinor) }
}

/** First the best price to back and to lay of every runner, then the second ones, and so on. */
export function naiveOffers(offers: readonly RunnerOffer[]): HouseOffer[] {
  const all: HouseOffer[] = []
  for (let level = 0; level < 10; level += 1)
    for (const { runnerId, toBack, toLay } of offers) {
      const [lay, back] = [toBack[level], toLay[level]]
      if (lay) all.push({ runnerId, side: 'lay', ...lay })
      if (back) all.push({ runnerId, side: 'back', ...back })
    }
  return all
}

export function sizedTo({ terms }: Pick<NaiveBet, 'terms'>, stakeMinor: bigint): NaiveBet {
  return { terms, stakeMinor, profitMinor: naiveProfit(terms, stakeMinor) }
}

function costOf({ terms, stakeMinor, profitMinor }: NaiveBet): bigint {
  return terms.side === 'back' || terms.side === 'yes' ? profitMinor : stakeMinor
}

function lineOf({ terms }: NaiveBet): number {
  return terms.on === 'claim' ? 0 : terms.runnerId
}
