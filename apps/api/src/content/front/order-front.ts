import type { FrontPlace } from '@maidan/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { frontState } from './front-piece.ts'
import { lockFront } from './lock-front.ts'

type Ports = { clock: Clock; db: Db }

type Ordering = {
  place: FrontPlace
  /** The order that was seen, and the one that shall be. */
  before: readonly number[]
  ids: readonly number[]
  reason: string
  staff: StaffIdentity
  ip: string
}

/**
 * Puts what runs and what is to come into another order. Refused with STATE_CHANGED where it does not
 * stand as it was seen, stands so already, or is not what the new order names.
 */
export function orderFront({ db, clock }: Ports, ordering: Ordering): Promise<void> {
  const { place, before, ids, reason, staff, ip } = ordering
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const pieces = await lockFront(tx, place)
    const now = pieces.filter((one) => frontState(one, at) !== 'ended').map(({ id }) => Number(id))
    if (!isSameList(now, before) || isSameList(now, ids) || !isSameList(sorted(now), sorted(ids)))
      throw new Refusal('STATE_CHANGED')
    const table = sql.table(place === 'notice' ? 'notice' : 'slider')
    await sql`
      UPDATE ${table} SET ordinal = placed.ordinal
      FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS placed (id, ordinal)
      WHERE ${table}.id = placed.id
    `.execute(tx)
    const subject = `front:${place}`
    const detail = { reason, before: before.join(' '), after: ids.join(' ') }
    await writeAudit(tx, { staff, act: 'front.order', subject, detail, ip, at })
  })
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
