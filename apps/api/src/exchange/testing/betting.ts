import { randomUUID } from 'node:crypto'
import {
  clearedBets,
  exchangeExposure,
  openBets,
  placeBets,
  type CallAnswer,
  type CallInput,
  type Calls,
} from '@maidan/contract'
import type { World } from '@maidan/testkit'
import { sql } from 'kysely'
import { faultsText } from './faults-text.ts'
import { TIGERS } from './open-market.ts'

export type Bet = CallAnswer<Calls['placeBets']>['bets'][number]
export type NewBet = CallInput<typeof placeBets>['body']['bets'][number]
export type Person = Awaited<ReturnType<World['signUp']>>

/** A bet on the Tigers. */
export function onTigers(
  code: string,
  side: 'back' | 'lay',
  odds: string,
  stake: number,
  changed: Partial<NewBet> = {},
): NewBet {
  return { market_id: code, selection_id: TIGERS, side, odds, stake: String(stake), ...changed }
}

/** What people of a test do on the exchange, through the front door. */
export function openBetting(world: World) {
  const place = ({ token }: Person, ...bets: NewBet[]) =>
    world.call(placeBets, { token, body: { client_ref: randomUUID(), bets } })
  return {
    place,
    /** The bets, once they are taken; anything else is an error. */
    async placed(person: Person, ...bets: NewBet[]): Promise<Bet[]> {
      const { status, body, text } = await place(person, ...bets)
      if (status !== 200) throw new Error(`the bets were refused: ${text}`)
      return body.bets
    },
    async money({ token }: Person) {
      const { available, exposure } = (await world.call(exchangeExposure, { token })).body
      return { available, exposure }
    },
    available: async ({ token }: Person) =>
      Number((await world.call(exchangeExposure, { token })).body.available),
    openOf: async ({ token }: Person, code: string) =>
      (await world.call(openBets, { token, query: { market_id: code } })).body.bets,
    clearedOf: async ({ token }: Person) =>
      (await world.call(clearedBets, { token, query: {} })).body.bets,
    /** Fails the test after which the ledger does not hold. */
    async assertWhole() {
      const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
      if (rows.length > 0) throw new Error(`the ledger is broken: ${faultsText(rows)}`)
    },
  }
}
