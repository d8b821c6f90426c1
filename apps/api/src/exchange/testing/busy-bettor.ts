import { randomUUID } from 'node:crypto'
import { cancelBets, placeBets, type CallAnswer, type Calls } from '@maidan/contract'
import type { Person, ProcessWorld } from '@maidan/testkit'
import fc from 'fast-check'
import { keepAsking } from '../../faults/testing/keep-asking.ts'
import { SIDES } from './quiet-partner.ts'

/** What a player does next: bets on some runner of some market, or cancels one of their bets. */
export type BettingDeed =
  | { kind: 'place'; bets: { market: number; side: 'back' | 'lay'; odds: string; taka: number }[] }
  | { kind: 'cancel'; which: number }

const MARKET_MAX = 100
/** Close together, so that bets meet. */
const ODDS = ['1.98', '1.99', '2', '2.02', '2.04']

export const bettingDeeds: fc.Arbitrary<BettingDeed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      bets: fc.array(
        fc.record({
          market: fc.nat(MARKET_MAX),
          side: fc.constantFrom('back' as const, 'lay' as const),
          odds: fc.constantFrom(...ODDS),
          taka: fc.integer({ min: 10, max: 60 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(1_000) }),
)

type Bet = CallAnswer<Calls['placeBets']>['bets'][number]

/** What the house has acknowledged: each bet as it was last answered, by its id. */
export type BettingBook = { bets: Map<string, Bet>; requests: Map<string, string[]> }

/** A player who keeps asking until they are answered, and writes down what they were answered. */
export function busyBettor(world: ProcessWorld, person: Person, marketIds: readonly string[]) {
  const book: BettingBook = { bets: new Map(), requests: new Map() }
  const { token } = person

  async function place(deed: Extract<BettingDeed, { kind: 'place' }>) {
    const clientRef = randomUUID()
    const bets = deed.bets.map(({ market, side, odds, taka }) => ({
      market_id: marketIds[market % marketIds.length] ?? '',
      selection_id: SIDES[market % SIDES.length]?.SelectionId ?? 0,
      side,
      odds,
      stake: String(taka),
    }))
    const body = { client_ref: clientRef, bets }
    const { reply } = await keepAsking(() => world.call(placeBets, { token, body }))
    if (reply.status !== 200) return
    book.requests.set(
      clientRef,
      reply.body.bets.map(({ bet_id }) => bet_id),
    )
    for (const bet of reply.body.bets) book.bets.set(bet.bet_id, bet)
  }

  /** What is left of a bet, all of it: cancelled twice it is cancelled once. */
  async function cancel({ which }: Extract<BettingDeed, { kind: 'cancel' }>) {
    const open = [...book.bets.values()].filter(({ state }) => state === 'open')
    const bet = open[which % Math.max(open.length, 1)]
    if (!bet) return
    const body = { bets: [{ bet_id: bet.bet_id }] }
    const { reply } = await keepAsking(() => world.call(cancelBets, { token, body }))
    if (reply.status !== 200) throw new Error(`a cancel was refused: ${reply.text}`)
    for (const after of reply.body.bets) book.bets.set(after.bet_id, after)
  }

  return {
    person,
    book,
    act: (deed: BettingDeed) => (deed.kind === 'place' ? place(deed) : cancel(deed)),
  }
}
