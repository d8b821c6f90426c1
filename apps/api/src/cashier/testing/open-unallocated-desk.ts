import {
  staffApprovals,
  staffDecideApproval,
  staffUnallocated,
  staffUseUnallocated,
  type CallBody,
  type Calls,
} from '@maidan/contract'
import type { World } from '@maidan/testkit'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { listProofs } from '../../reports/proof/read-proofs.ts'
import { readNewMessages } from '../devices/read-new-messages.ts'
import { parkArrivals } from '../unallocated/park-arrivals.ts'
import { openDesk } from './open-desk.ts'
import { openPlayPhone } from './play-phone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What a test runs itself, when it is its time. */
export const UNALLOCATED_JOBS = [
  'park-arrivals',
  'match-messages',
  'check-statements',
  'prove-books',
] as const

let dealt = 0

/** A transaction id as bKash deals them. */
export function bkashTrxId(): string {
  dealt += 1
  return `DK9${dealt.toString(36).toUpperCase().padStart(7, '0')}`
}

type Use = CallBody<Calls['staffUseUnallocated']>

export type UnallocatedDesk = Awaited<ReturnType<typeof openUnallocatedDesk>>

/** A phone that tells of money, and the two people who decide what becomes of it. */
export async function openUnallocatedDesk(world: World) {
  const { ctx } = world.api
  const { call, clock } = world
  const account = await firstAccount(world)
  const phone = await openPlayPhone(world, [account.id])
  const token = async () => (await world.staff('cashier1')).token
  const list = async () => {
    await parkArrivals(ctx)
    return (await call(staffUnallocated, { token: await token(), query: { page_size: 100 } })).body
  }
  const find = async (trxId: string) => (await list()).data.find((one) => one.trx_id === trxId)
  const use = async (id: number, body: Use) =>
    call(staffUseUnallocated, { token: await token(), params: { id: String(id) }, body })
  return {
    account,
    list,
    find,
    use,
    async parkedOf(trxId: string) {
      const one = await find(trxId)
      if (!one) throw new Error(`${trxId} is not set aside`)
      return one
    },
    /** A phone tells of 500 that came in; hours go by, or not. */
    async comeIn(trxId = bkashTrxId(), afterMs = 3 * HOUR_MS) {
      await phone.post([phone.receipt({ amountMinor: 500_00n, from: '01799999999', trxId })])
      await readNewMessages(ctx)
      clock.advance(afterMs)
      return trxId
    },
    give: (id: number, username: string) =>
      use(id, { use: 'give', username, reason: 'They showed us the message' }),
    /** A second person agrees to the request on some money. */
    async agree(id: number) {
      const { token: second } = await world.staff('admin')
      const { body } = await call(staffApprovals, { token: second, query: { state: 'waiting' } })
      const request = body.data.find(({ subject }) => subject === `unallocated:${id}`)
      const params = { id: String(request?.id), decision: 'agree' } as const
      return call(staffDecideApproval, { token: second, params, body: {} })
    },
    /** What lies on the account of a method's unallocated money. */
    async parkedMinor(method = 'bkash'): Promise<bigint> {
      const { rows } = await sql<{ minor: bigint }>`
        SELECT coalesce(sum(e.amount_minor), 0)::bigint AS minor FROM entry e
        JOIN account a ON a.id = e.account_id WHERE a.code LIKE ${`unallocated:${method}:%`}
      `.execute(ctx.db)
      return rows[0]?.minor ?? 0n
    },
    /** The whole of the books agrees, whatever a test has done to them. */
    async assertBooks() {
      clock.advance(DAY_MS)
      await proveBooks(ctx)
      const { data } = await listProofs(ctx.db, { page: 1, pageSize: 1, offset: 0 })
      expect(data[0]?.breaks).toEqual([])
      expect(await openDesk(world).breaches()).toEqual([])
    },
    /** Leaves no claim behind that the next test could meet. */
    async clearClaims() {
      await sql`UPDATE payment SET state = 'rejected' WHERE state IN ('claimed', 'review')`.execute(
        ctx.db,
      )
    },
  }
}

async function firstAccount({ api }: World) {
  const { rows } = await sql<{ id: bigint; account_number: string }>`
    SELECT id, account_number FROM receiving_account
    WHERE method_key = 'bkash' AND account_type = 'Personal' ORDER BY id LIMIT 1
  `.execute(api.ctx.db)
  const [row] = rows
  return { id: String(row?.id), number: row?.account_number ?? '' }
}
