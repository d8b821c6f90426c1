import type { CallAnswer, Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPaymentTimes } from '../queries/payment-times.ts'

type Ports = { clock: Clock; db: Db }

/** A week does not change in a minute, and anybody may ask. */
const KEPT_MS = 60_000

type Kept = { atMs: number; answer: Promise<CallAnswer<Calls['paymentTimes']>> }

const kept = new WeakMap<Db, Kept>()

export const paymentTimes: Handler<Calls['paymentTimes'], Ports> = ({ db, clock }) => {
  const at = clock.now()
  const last = kept.get(db)
  if (last && at.getTime() - last.atMs < KEPT_MS) return last.answer
  const answer = readPaymentTimes(db, at)
  kept.set(db, { atMs: at.getTime(), answer })
  answer.catch(() => kept.delete(db))
  return answer
}
