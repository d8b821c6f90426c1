import { withdrawalConditions } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { isWaiting } from '../../identity/rules/usable-from.ts'
import { listMethods } from '../deposits/find-method.ts'
import { readWithdrawalState } from './withdrawal-state.ts'

type Ports = { clock: Clock; db: Db }

type Checklist = CallAnswer<Calls['withdrawalChecklist']>

/** Every condition of a withdrawal as it stands for a player now, with the figures behind it. */
export async function readChecklist({ clock, db }: Ports, playerId: bigint): Promise<Checklist> {
  const state = await readWithdrawalState(db, playerId)
  const now = clock.now()
  const { currency, pending_since, turnover_required, turnover_left, bets_counted } = state.row
  return {
    currency,
    conditions: withdrawalConditions(state),
    pending_since: pending_since?.toISOString() ?? null,
    turnover: {
      required: decimalAmount(turnover_required, currency),
      remaining: decimalAmount(turnover_left, currency),
      bets_counted: Number(bets_counted),
    },
    limits: await readLimits(db, currency),
    waiting_numbers: state.phones.flatMap(({ shown, usableFrom }) =>
      isWaiting(usableFrom, now) ? [{ number: shown, usable_from: usableFrom.toISOString() }] : [],
    ),
  }
}

async function readLimits(db: Db, currency: Currency): Promise<Checklist['limits']> {
  const paying = (await listMethods(db)).filter(
    (method) =>
      method.currency === currency && method.status === 'active' && method.withdraws !== false,
  )
  const [first, ...others] = paying
  if (!first) return null
  const limits = others.reduce(
    ({ min, max }, { withdrawalMinMinor, withdrawalMaxMinor }) => ({
      min: withdrawalMinMinor < min ? withdrawalMinMinor : min,
      max: withdrawalMaxMinor > max ? withdrawalMaxMinor : max,
    }),
    { min: first.withdrawalMinMinor, max: first.withdrawalMaxMinor },
  )
  return { min: decimalAmount(limits.min, currency), max: decimalAmount(limits.max, currency) }
}
