import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveIt, type Tally } from './testing/live-it.ts'
import { lives } from './testing/random-deeds.ts'

/** ENGINE_LIVES says how many lives both engines live, ENGINE_SEED which ones. */
const LIVES = Number(import.meta.env['ENGINE_LIVES'] ?? 150)
const SEED = Number(import.meta.env['ENGINE_SEED'] ?? 2)
const LIVES_A_SECOND = 5

/** Without each of these the lives would prove less than they seem to. */
const HAPPENS = [
  'place done',
  'place NOT_ENOUGH_MONEY',
  'place HOUSE_LIMIT',
  'place MARKET_SUSPENDED',
  'place MARKET_CHANGED',
  'place ODDS_CHANGED',
  'place ODDS_INVALID',
  'place STAKE_OUT_OF_RANGE',
  'place CANCELS_ONLY',
  'place BALL_RUNNING',
  'place FEED_STALE',
  'place MARKET_CLOSED',
  'place RUNNER_REMOVED',
  'cancel done',
  'cancel BET_IN_PROGRESS',
  'cancel BET_CHANGED',
  'persist done',
  'persist BET_NOT_FOUND',
  'lapse MARKET_CHANGED',
  'lapse MATERIAL_EVENT',
  'lapse NOT_FILLED',
  'lapse ORDER_EXPIRED',
  'lapse TURNED_IN_PLAY',
  'lapse MARKET_CLOSED',
  'matches',
  'cash-out matched',
  'cash-out NOT_FILLED NOT_FILLED',
]

test(
  `[LAW-14] [LAW-16] [LAW-17] [LAW-25] [LAW-26] ${LIVES} lives of three markets come to what the naive engine says`,
  () => {
    const tally: Tally = new Map()
    fc.assert(
      fc.property(lives, (moments) => liveIt(moments, tally)),
      { numRuns: LIVES, seed: SEED },
    )
    expect(HAPPENS.filter((name) => !tally.get(name))).toEqual([])
  },
  60_000 + (LIVES * 1_000) / LIVES_A_SECOND,
)
