import {
  andarBahar,
  atashbaji,
  blackjack,
  casinoHoldem,
  CASTS_PER_BASKET,
  jacksOrBetter,
  kanthaStitch,
  mangoGrove,
  marbleRoll,
  nagordola,
  nineLeaves,
  padmaNets,
  rainDrop,
  rosherHari,
  tideCards,
  type TurnGame,
} from '@maidan/casino'
import { blackjackWays, holdemWays, jacksWays } from './card-ways.ts'
import { groveWays, hariWays, tideWays } from './climb-ways.ts'
import { chooseNothing, type BoardWay, type WaysOf } from './way.ts'

/** A board without choices: the setup follows from the name of the bet. */
function setUpBy(setupOf: (parts: readonly string[], key: string) => unknown): WaysOf {
  return ({ bets }) =>
    bets.map((facts) => ({
      facts,
      setup: setupOf(facts.key.split('-'), facts.key),
      choose: chooseNothing,
    }))
}

/** All leaves at once: their order changes nothing. */
const leavesWays: WaysOf = ({ bets }) =>
  bets.map((facts) => ({ facts, setup: {}, first: [{ all: true }], choose: chooseNothing }))

/** Every cast of a basket at the same fish. */
const netWays: WaysOf = ({ bets }) =>
  bets.map((facts) => {
    const first = Array.from({ length: CASTS_PER_BASKET }, () => ({ fish: facts.key }))
    return { facts, setup: {}, first, choose: chooseNothing }
  })

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const WAYS: Readonly<Record<string, WaysOf>> = {
  [padmaNets.code]: netWays,
  [jacksOrBetter.code]: jacksWays,
  [mangoGrove.code]: groveWays,
  [andarBahar.code]: setUpBy((_, spot) => ({ spot })),
  [rainDrop.code]: setUpBy(([risk, rows]) => ({ risk, rows: Number(rows) })),
  [blackjack.code]: blackjackWays,
  [tideCards.code]: tideWays,
  [kanthaStitch.code]: setUpBy(([risk, count]) => ({ risk, chosen: upTo(Number(count)) })),
  [marbleRoll.code]: setUpBy(([side, line]) => ({ side, line: Number(line) })),
  [atashbaji.code]: setUpBy((_, key) => ({ targetCenti: Number(key.slice('at'.length)) })),
  [rosherHari.code]: hariWays,
  [nagordola.code]: setUpBy(([risk, seats]) => ({ risk, seats: Number(seats) })),
  [casinoHoldem.code]: holdemWays,
  [nineLeaves.code]: leavesWays,
}

/** Every way to bet on a board that a player has to themselves. @throws Error for a board without any. */
export function ownWays(game: TurnGame): readonly BoardWay[] {
  const ways = WAYS[game.code]?.(game) ?? []
  if (ways.length === 0) throw new Error(`Nothing says how ${game.code} is played`)
  return ways
}
