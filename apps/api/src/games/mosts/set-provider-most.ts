import type { CallBody, Calls } from '@maidan/contract'
import { amountOf, decimalAmount, latinDigits, parseAmount, type Currency } from '@maidan/money'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { listProviderDays, mostSubject, type ProviderDay } from './list-provider-days.ts'
import { lockProvider, writeProviderMost } from './write-provider-most.ts'

type Ports = { clock: Clock; config: Config; db: Db }

type Change = CallBody<Calls['staffSetProviderMost']> & { staff: StaffIdentity; ip: string }

/** No most is higher: 1,000 crore of any currency. */
const MOST_MAX_MINOR = 1_000_000_000_000n

/**
 * Lowers what a provider's games may pay out in a day at once, to nothing as well, or asks a second person
 * to raise it (law 24); answers the day as it then stands. What stands already is refused: STATE_CHANGED.
 */
export async function setProviderMost(ports: Ports, change: Change): Promise<ProviderDay> {
  const { platform, currency, reason } = change
  if (reason.trim() === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const mostMinor = readMost(change.most, currency)
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    if (!(await lockProvider(tx, platform))) throw new Refusal('NOT_FOUND')
    const before = await findDay(tx, ports, { change, at })
    const beforeMinor = amountOf(before.most, currency)
    if (beforeMinor === mostMinor) throw new Refusal('STATE_CHANGED')
    const step = { change, before, beforeMinor, mostMinor, at }
    await (mostMinor < beforeMinor ? lower(tx, step) : askToRaise(tx, step))
    return findDay(tx, ports, { change, at })
  })
}

function readMost(typed: string | number, currency: Currency): bigint {
  const parsed = parseAmount(typeof typed === 'string' ? latinDigits(typed) : typed, currency)
  if (!parsed.ok) throw fieldRefusal('AMOUNT_INVALID', 'most')
  if (parsed.minor > MOST_MAX_MINOR) {
    const min = decimalAmount(0n, currency)
    const max = decimalAmount(MOST_MAX_MINOR, currency)
    throw fieldRefusal('AMOUNT_OUT_OF_RANGE', 'most', { min, max })
  }
  return parsed.minor
}

type Asked = { change: Change; at: Date }

async function findDay(tx: Tx, { config }: Ports, { change, at }: Asked): Promise<ProviderDay> {
  const { platform, currency } = change
  const days = await listProviderDays(tx, config.PROVIDER_DAY_MOST, at)
  const day = days.find((one) => one.platform === platform && one.currency === currency)
  if (!day) throw new Refusal('NOT_FOUND')
  return day
}

type Step = Asked & { before: ProviderDay; beforeMinor: bigint; mostMinor: bigint }

async function lower(tx: Tx, { change, before, mostMinor, at }: Step) {
  const { platform, currency, reason, staff, ip } = change
  await writeProviderMost(tx, { platform, currency, mostMinor })
  const detail = { before: before.most, after: decimalAmount(mostMinor, currency), reason }
  const subject = mostSubject(platform, currency)
  await writeAudit(tx, { staff, act: 'provider.lower', subject, detail, ip, at })
}

async function askToRaise(tx: Tx, { change, before, beforeMinor, mostMinor, at }: Step) {
  const { platform, currency, reason: why, staff, ip } = change
  const most = decimalAmount(mostMinor, currency)
  const asking = {
    kind: 'provider.most' as const,
    subject: mostSubject(platform, currency),
    command: {
      platform,
      currency,
      mostMinor: mostMinor.toString(),
      beforeMinor: beforeMinor.toString(),
    },
    why,
    evidence: {
      reasons: ['always' as const],
      claimed: { game_provider: before.name, currency, day_most: most },
      found: { day_most_before: before.most, day_paid_out: before.paid_out },
      effect: { day_most: most },
    },
  }
  await askApproval(tx, { ...asking, staff, ip, at }, 'reason')
}
