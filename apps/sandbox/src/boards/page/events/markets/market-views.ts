import { fixtureIn, type EventGame, type EventSpot, type PickResult } from '@maidan/casino'
import type { BoardVoice, OwnStake } from '../../board.ts'
import type { EventNames } from '../event-names.ts'
import { ownPick, type OwnPick } from './own-pick.ts'

/** A pick as its button shows it. */
export type PickView = {
  spot: EventSpot
  name: string
  /** Null until the play has been shown. */
  result: PickResult | null
  /** The player's own bets on it; null when there is none. */
  own: OwnPick | null
}

export type MarketView = { key: string; name: string; picks: readonly PickView[] }

type Shown<Fixture, Play, Result, Key extends string> = {
  game: EventGame<Fixture, Play, Result>
  names: EventNames<Fixture, Play, Key>
  voice: BoardVoice<Key>
  /** The fixture by its place in the game's list. */
  place: number
  /** What happened, once the player has seen all of it. */
  decided: Play | null
  own: readonly OwnStake<EventSpot>[]
}

/** Every market of a fixture that offers a pick, in the game's order. */
export function marketViews<Fixture, Play, Result, Key extends string>(
  shown: Shown<Fixture, Play, Result, Key>,
): readonly MarketView[] {
  const { game, names, voice, place, decided, own } = shown
  const fixture = fixtureIn(game.model, place)
  const result = decided === null ? null : game.model.resultOf(decided)
  const offers = game.offers(place)
  return game.model.markets.flatMap((market) => {
    const picks = offers
      .filter((offer) => offer.market === market.key)
      .map(({ pick, priceCenti }) => ({
        spot: { market: market.key, pick, priceCenti },
        name: names.pick(market.key, pick, fixture, voice),
        result: result === null ? null : market.resultOf(pick, result),
        own: ownPick(own, market.key, pick),
      }))
    const name = names.market(market.key, fixture, voice)
    return picks.length === 0 ? [] : [{ key: market.key, name, picks }]
  })
}
