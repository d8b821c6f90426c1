import type { LimitScope, Sport } from '@maidan/exchange/lists'
import { decimalAmount, latinDigits, parseAmount } from '@maidan/money'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { readLiability } from './read-liability.ts'
import { readLimits } from './read-limits.ts'

type Ports = { clock: Clock; db: Db }

type Asked = {
  sport: Sport
  scope: LimitScope
  /** As it was typed. */
  limit: string | number
  reason: string
  staff: StaffIdentity
  ip: string
}

/** No limit is higher: 1,000 crore taka. */
const LIMIT_MAX_MINOR = 1_000_000_000_000n

/**
 * Asks a second person for another limit of the house; answers the request's id. It may lie below
 * what is at risk already, and 0 is one, too. Refuses what stands already with STATE_CHANGED.
 */
export async function askLimit({ db, clock }: Ports, asked: Asked): Promise<bigint> {
  const { sport, scope, reason: why, staff, ip } = asked
  const at = clock.now()
  const limitMinor = readLimit(asked.limit)
  const before = (await readLimits(db, at)).find(
    (one) => one.sport === sport && one.scope === scope,
  )
  if (before?.limitMinor === limitMinor) throw new Refusal('STATE_CHANGED')
  const { at_risk } = await readLiability(db, at)
  const fullest = at_risk.find((one) => one.sport === sport && one.scope === scope)
  const money = (minor: bigint) => decimalAmount(minor, 'BDT')
  const asking = {
    kind: 'limit.change' as const,
    subject: `limit:${sport}.${scope}`,
    command: { sport, scope, limitMinor: limitMinor.toString() },
    why,
    evidence: {
      reasons: ['always' as const],
      claimed: { sport, limit_scope: scope, limit: money(limitMinor) },
      found: {
        limit_before: money(before?.limitMinor ?? 0n),
        at_risk: fullest?.at_risk ?? money(0n),
      },
      effect: { limit: money(limitMinor) },
    },
    staff,
    ip,
    at,
  }
  return inTransaction(db, (tx) => askApproval(tx, asking, 'reason'))
}

function readLimit(typed: string | number): bigint {
  const parsed = parseAmount(typeof typed === 'string' ? latinDigits(typed) : typed, 'BDT')
  if (!parsed.ok) throw fieldRefusal('AMOUNT_INVALID', 'limit')
  if (parsed.minor > LIMIT_MAX_MINOR) {
    const max = decimalAmount(LIMIT_MAX_MINOR, 'BDT')
    throw fieldRefusal('AMOUNT_OUT_OF_RANGE', 'limit', { min: '0.00', max })
  }
  return parsed.minor
}
