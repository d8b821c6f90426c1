import {
  getPaymentMethods,
  requestEwallet,
  staffApproveWithdrawal,
  staffApprovals,
  staffDecideApproval,
  staffRefundDeposit,
  submitDeposit,
  submitWithdrawal,
} from '@maidan/contract'
import type { Person, ProcessWorld } from '@maidan/testkit'
import type pg from 'pg'
import { vi } from 'vitest'
import { openPartnerPage } from '../../cashier/testing/open-partner-page.ts'

type Ports = { world: ProcessWorld; database: pg.Pool; staff: { token: string }[] }

const WAIT = { timeout: 30_000, interval: 100 }

/** What a player and the desk do about payments, step by step, each step with an end of its own. */
export type PayingPlayer = ReturnType<typeof openPayingPlayer>

/** A player of a house in a process of its own; nothing that they ask for is waited for. */
export function openPayingPlayer({ world, database, staff }: Ports, person: Person) {
  const { token } = person
  const one = async (sql: string, values: unknown[]) =>
    (await database.query<Record<string, string>>(sql, values)).rows[0]
  const newest = async () => {
    const sql =
      'SELECT id, reference, state FROM payment WHERE player_id = $1 ORDER BY id DESC LIMIT 1'
    const row = await one(sql, [person.playerId])
    return {
      id: row?.['id'] ?? '',
      reference: row?.['reference'] ?? '',
      state: row?.['state'] ?? '',
    }
  }
  const reach = (state: string) =>
    vi.waitFor(async () => {
      const { state: at } = await newest()
      if (at !== state) throw new Error(`${person.username} is at ${at}, not ${state}`)
    }, WAIT)
  const ask = async (provider: string) =>
    taken(
      await world.call(requestEwallet, {
        token,
        body: { amount: '500', type: 'Checkout', provider, promotion: 0 },
      }),
    )
  const player = {
    person,
    newest,
    reach,
    ask,
    /** Agrees on the partner's page; answers the way back to the site. */
    async agree(provider: string, url: string) {
      const page = openPartnerPage(world.paymentsUrl, provider.toLowerCase(), 'bkash')
      return { goBack: await page.approve(new URL(url), person.phone) }
    },
    async approve(provider: string) {
      const { body } = await ask(provider)
      return player.agree(provider, body.url ?? '')
    },
    async deposit(provider: string) {
      const { goBack } = await player.approve(provider)
      await goBack()
      await reach('credited')
    },
    ...byHand({ world, person, reach }),
    ...atDesk({ world, staff, newest }),
  }
  return player
}

type Newest = () => Promise<{ id: string; reference: string; state: string }>
type ByHand = { world: ProcessWorld; person: Person; reach: (state: string) => Promise<void> }

/** What a player does without a partner's page. */
function byHand({ world, person, reach }: ByHand) {
  const { token } = person
  const methodId = async (name: string) => {
    const { body } = await world.call(getPaymentMethods, { token })
    const methods = Array.isArray(body) ? body : body.pgs
    return methods.find((method) => method.name === name)?.id ?? 0
  }
  return {
    async claim(trxId: string) {
      const body = {
        remote_id: person.remoteId,
        account_number: person.phone,
        transaction_id: trxId,
        amount: '500',
        payment_id: await methodId('Rocket'),
        promotion_id: 0,
      }
      return world.call(submitDeposit, { token, body })
    },
    async withdraw() {
      const payment_id = await methodId('bKash')
      const body = { remote_id: person.remoteId, account_number: person.phone, amount: '500' }
      const asked = { ...body, payment_id, provider: 'bKash' }
      taken(await world.call(submitWithdrawal, { token, body: asked }))
      await reach('review')
    },
  }
}

/** What the desk does with the newest payment of a player. */
function atDesk({ world, staff, newest }: Pick<Ports, 'world' | 'staff'> & { newest: Newest }) {
  return {
    async sendOut() {
      const params = { id: (await newest()).id }
      const [first] = staff
      const body = { through: 'partner' } as const
      const call = { token: first?.token ?? '', params, body }
      taken(await world.call(staffApproveWithdrawal, call))
    },
    /** Two people agree that a part of the newest deposit goes back through its partner. */
    async giveBack(amount: string) {
      const { id, reference } = await newest()
      const [first, second] = staff
      const body = { through: 'partner', amount, reason: 'Asked for it' } as const
      const call = { token: first?.token ?? '', params: { id }, body }
      taken(await world.call(staffRefundDeposit, call))
      const query = { state: 'waiting' } as const
      const listed = await world.call(staffApprovals, { token: second?.token ?? '', query })
      const asked = listed.body.data.find(({ subject }) => subject === `payment:${reference}`)
      const params = { id: String(asked?.id ?? 0), decision: 'agree' } as const
      const decided = { token: second?.token ?? '', params, body: {} }
      taken(await world.call(staffDecideApproval, decided))
    },
  }
}

/** A step that the house refuses ends there: what waits for its effect would wait for ever. */
function taken<A extends { status: number; text: string }>(answer: A): A {
  if (answer.status >= 400) throw new Error(`refused with ${answer.status}: ${answer.text}`)
  return answer
}
