import {
  periodSpan,
  PLAY_LIMITS,
  roomLeft,
  type LimitAmount,
  type LimitName,
} from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import { readUsed, type Used } from './read-used.ts'
import { findLimit, readLimits, type SetLimit } from './read-limits.ts'

type Shown = CallAnswer<Calls['showProtection']>['limits'][number]

type Asked = { playerId: bigint; currency: Currency; at: Date }

/** All that a player can limit: what they have set, what of it is used, and what they asked for instead. */
export async function showLimits(db: Db, { playerId, currency, at }: Asked): Promise<Shown[]> {
  const limits = await readLimits(db, { playerId, at })
  const used = await readUsed(db, { playerId, limits, at })
  return PLAY_LIMITS.map((name): Shown => {
    const limit = findLimit(limits, name)
    const text = (amount: LimitAmount) => amountText(name, amount, currency)
    return {
      ...name,
      amount: text(limit?.amount ?? null),
      since: limit?.since.toISOString() ?? null,
      ...showUse({ name, limit, used: used(name), at, text }),
      asked: limit?.change ? showChange(limit.change, text) : null,
    }
  })
}

function amountText({ kind }: LimitName, amount: LimitAmount, currency: Currency): string | null {
  if (amount === null) return null
  return kind === 'time' ? amount.toString() : decimalAmount(amount, currency)
}

type Use = {
  name: LimitName
  limit: SetLimit | undefined
  used: Used
  at: Date
  text: (amount: LimitAmount) => string | null
}

function showUse({ name: { period }, limit, used, at, text }: Use) {
  if (!limit || used === null || period === 'bet') return { used: null, left: null, until: null }
  const until = new Date(periodSpan(period, at.getTime()).untilMs).toISOString()
  return { used: text(used), left: text(roomLeft({ limit: limit.amount, used })), until }
}

function showChange(change: NonNullable<SetLimit['change']>, text: Use['text']) {
  return {
    amount: text(change.amount),
    usable_at: change.usableAt.toISOString(),
    lapses_at: change.lapsesAt.toISOString(),
  }
}
