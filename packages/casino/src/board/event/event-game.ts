import { betLevelsMinor } from '../../slot/bet-levels.ts'
import type { BetFacts, BoardFacts } from '../board-facts.ts'
import type { RoomGame, RoomTiming } from '../room-game.ts'
import { worstFacts } from './event-facts.ts'
import type { EventModel, EventOutcome, EventSpot } from './event-model.ts'
import { pricePicks, type PricedPick } from './price-picks.ts'

/** A room whose rounds are drawn events, with what its page needs beside the calls of every room. */
export type EventGame<Fixture, Play, Result> = RoomGame<EventSpot, EventOutcome<Play>> & {
  model: EventModel<Fixture, Play, Result>
  /** Which fixture a round plays, by its place in the model's list. */
  fixtureAt(number: number): number
  /** What can be bet on in a fixture, market by market in the model's order. */
  offers(fixture: number): readonly PricedPick[]
}

type Facts = Pick<BoardFacts, 'code' | 'title' | 'platform' | 'volatility'> & {
  timing: RoomTiming
  betsMax: number
}

/**
 * Makes a room of a model. A bet is taken only on what the round's own fixture offers, and its price
 * goes with it: a game that is priced anew still pays what was seen.
 */
export function eventGame<Fixture, Play, Result>(
  facts: Facts,
  model: EventModel<Fixture, Play, Result>,
): EventGame<Fixture, Play, Result> {
  const offers = rememberOffers(model)
  const fixtureAt = (number: number) => number % model.fixtures.length
  let bets: readonly BetFacts[] | undefined
  return {
    ...facts,
    type: 'sports',
    betLevelsMinor,
    model,
    fixtureAt,
    offers,
    /** The market's least generous pick of all fixtures: no bet returns less than what is said. */
    get bets() {
      bets ??= worstFacts(model.fixtures.flatMap((_, fixture) => offers(fixture)))
      return bets
    },
    readSpot(value, number) {
      const offered = offers(fixtureAt(number)).find((offer) => isOf(offer, value))
      if (offered === undefined) return null
      const { market, pick, priceCenti } = offered
      return { market, pick, priceCenti }
    },
    draw(draws, number) {
      const fixture = fixtureAt(number)
      return { fixture, play: model.play(draws, fixtureIn(model, fixture)) }
    },
    payMinor(stakeMinor, { market, pick, priceCenti }, { play }) {
      const asked = model.markets.find(({ key }) => key === market)
      if (asked === undefined) throw new Error(`${facts.code} has no market ${market}`)
      const result = asked.resultOf(pick, model.resultOf(play))
      if (result === 'void') return stakeMinor
      return result === 'won' ? (stakeMinor * BigInt(priceCenti)) / 100n : 0n
    },
  }
}

/** The fixture at a place of the list. @throws RangeError when there is none. */
export function fixtureIn<Fixture>(
  { fixtures }: { fixtures: readonly Fixture[] },
  place: number,
): Fixture {
  const fixture = fixtures[place]
  if (fixture === undefined) throw new RangeError(`There is no fixture ${place}`)
  return fixture
}

/** Prices follow from the fixture alone, and listing every result of one takes a moment. */
function rememberOffers<Fixture, Play, Result>(model: EventModel<Fixture, Play, Result>) {
  const known = new Map<number, readonly PricedPick[]>()
  return (place: number): readonly PricedPick[] => {
    const offers = known.get(place)
    if (offers !== undefined) return offers
    const ways = model.waysOf(fixtureIn(model, place))
    const priced = model.markets.flatMap((market) => pricePicks(market, ways))
    known.set(place, priced)
    return priced
  }
}

/** Whether this is what the page sent, at the very price: nobody bets at one they did not see. */
function isOf({ market, pick, priceCenti }: PricedPick, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!('market' in value) || !('pick' in value) || !('priceCenti' in value)) return false
  return value.market === market && value.pick === pick && value.priceCenti === priceCenti
}
