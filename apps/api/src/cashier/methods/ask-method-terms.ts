import { FEE_PERCENT_HUNDREDTHS_MAX, paymentMethods, type MethodTerms } from '@maidan/cashier'
import type { CallBody, Calls } from '@maidan/contract'
import { decimalAmount, latinDigits, parseAmount, type Currency } from '@maidan/money'
import { percentText } from '../../bonuses/rules/percent-text.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { findTerms } from './find-terms.ts'
import { readAmountBetween } from './read-amount-between.ts'
import { lockMethod, methodSubject } from './lock-method.ts'

type Ports = { clock: Clock; db: Db }

type Asked = CallBody<Calls['staffAskMethodTerms']> & {
  id: bigint
  staff: StaffIdentity
  ip: string
}

/** Ten million of any currency: no wallet takes more in a day. */
const DAY_MAX_MINOR = 1_000_000_000n

/**
 * Asks a second person to set the day's limits of a method and the fee of its withdrawals; answers the
 * request's id. Refuses at its field a limit below what one payment is at least, a fee that the least
 * withdrawal could not bear, and terms that are so already (STATE_CHANGED).
 */
export function askMethodTerms({ db, clock }: Ports, asked: Asked): Promise<bigint> {
  const { id, reason: why, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const { key, name } = await lockMethod(tx, id)
    const method = paymentMethods.find((one) => one.key === key)
    if (!method || method.type === 'chain') throw new Refusal('METHOD_UNAVAILABLE')
    const terms = readTerms(asked, method)
    const now = await findTerms(tx, id)
    if (isSame(terms, now)) throw new Refusal('STATE_CHANGED')
    const { currency } = method
    return askApproval(
      tx,
      {
        kind: 'method.terms',
        subject: methodSubject(key),
        command: { methodId: id.toString(), ...asCommand(terms) },
        why,
        evidence: {
          reasons: ['always'],
          claimed: { method: name, currency, ...asFacts(terms, currency) },
          found: asFacts(now, currency),
          effect: {},
        },
        staff,
        ip,
        at: clock.now(),
      },
      'reason',
    )
  })
}

type Known = (typeof paymentMethods)[number]

function readTerms(asked: Asked, method: Known): MethodTerms {
  const { currency, depositMinMinor, withdrawalMinMinor } = method
  const feeMax = { minMinor: 0n, maxMinor: withdrawalMinMinor - 1n, currency }
  return {
    depositDayMaxMinor: readDayMax(asked, 'deposit_day_max', { least: depositMinMinor, currency }),
    withdrawalDayMaxMinor: readDayMax(asked, 'withdrawal_day_max', {
      least: withdrawalMinMinor,
      currency,
    }),
    feeFixedMinor: readAmountBetween(asked.fee_fixed, 'fee_fixed', feeMax),
    feePercentHundredths: readPercent(asked.fee_percent),
  }
}

type DayField = 'deposit_day_max' | 'withdrawal_day_max'

/** An empty field leaves it open. */
function readDayMax(
  asked: Asked,
  field: DayField,
  { least, currency }: { least: bigint; currency: Currency },
): bigint | null {
  if (String(asked[field]).trim() === '') return null
  return readAmountBetween(asked[field], field, {
    minMinor: least,
    maxMinor: DAY_MAX_MINOR,
    currency,
  })
}

/** A percent is written like an amount: two decimals at most, and never a float. */
function readPercent(typed: string | number): number {
  const parsed = parseAmount(typeof typed === 'string' ? latinDigits(typed) : typed, 'BDT')
  if (parsed.ok && parsed.minor <= BigInt(FEE_PERCENT_HUNDREDTHS_MAX)) return Number(parsed.minor)
  const max = percentText(FEE_PERCENT_HUNDREDTHS_MAX)
  throw fieldRefusal('NUMBER_OUT_OF_RANGE', 'fee_percent', { min: 0, max })
}

function isSame(one: MethodTerms, other: MethodTerms): boolean {
  return (
    one.depositDayMaxMinor === other.depositDayMaxMinor &&
    one.withdrawalDayMaxMinor === other.withdrawalDayMaxMinor &&
    one.feeFixedMinor === other.feeFixedMinor &&
    one.feePercentHundredths === other.feePercentHundredths
  )
}

function asCommand(terms: MethodTerms) {
  return {
    depositDayMaxMinor: terms.depositDayMaxMinor?.toString() ?? null,
    withdrawalDayMaxMinor: terms.withdrawalDayMaxMinor?.toString() ?? null,
    feeFixedMinor: terms.feeFixedMinor.toString(),
    feePercentHundredths: terms.feePercentHundredths,
  }
}

/** What is left open stands as zero. */
function asFacts(terms: MethodTerms, currency: Currency) {
  return {
    deposit_day_max: decimalAmount(terms.depositDayMaxMinor ?? 0n, currency),
    withdrawal_day_max: decimalAmount(terms.withdrawalDayMaxMinor ?? 0n, currency),
    fee_fixed: decimalAmount(terms.feeFixedMinor, currency),
    fee_percent: percentText(terms.feePercentHundredths),
  }
}
