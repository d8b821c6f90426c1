import type { PartnerKey } from '@maidan/cashier'
import * as fc from 'fast-check'

/** A fault as the sandbox's partners take an order for it. */
export type PartnerFault = {
  step: string
  fault: string
  times: number
  delay_ms?: number
  count?: number
  amount?: string
}

/** Where a partner's line may fail, where its money moves, and what its notices do wrong. */
type Weakness = {
  calls: readonly string[]
  pays: string
  marksRisk: boolean
  notices: readonly string[]
}

const SIGNED_NOTICES = ['late', 'duplicate', 'early', 'missing', 'forged_signature'] as const

const weaknesses = {
  bkash: {
    calls: ['token', 'create', 'execute', 'query'],
    pays: 'execute',
    marksRisk: false,
    notices: [...SIGNED_NOTICES, 'foreign_topic'],
  },
  nagad: {
    calls: ['create', 'complete', 'approve', 'query'],
    pays: 'approve',
    marksRisk: false,
    notices: [],
  },
  sslcommerz: {
    calls: ['create', 'approve', 'query', 'search'],
    pays: 'approve',
    marksRisk: true,
    notices: SIGNED_NOTICES,
  },
} as const satisfies Record<PartnerKey, Weakness>

const LINE = ['delay', 'drop_before', 'drop_after_commit', 'http_500_after_commit'] as const
/** The sandbox counts in real time, which a test has little of. */
const DELAYS_MS = { delay: 15, late_success: 40, query_lag: 60, late: 30 }
const COPIES = 2
/** Taken instead of what was asked for; nobody asks for so little. */
const OTHER_AMOUNT = '150'

/**
 * Any faults that this partner's sandbox offers for a deposit, each once or a few times; among them
 * money that is not as it was asked for, with a notice that comes before all else.
 */
export function anyPartnerFaults(partner: PartnerKey): fc.Arbitrary<PartnerFault[]> {
  const { pays, notices } = weaknesses[partner]
  const several = fc.array(anyPartnerFault(partner), { maxLength: 3 })
  if (notices.length === 0) return several
  const misled = [
    { step: pays, fault: 'amount_mismatch', times: 1, amount: OTHER_AMOUNT },
    { step: 'notice', fault: 'early', times: 1 },
  ]
  return fc.oneof({ weight: 7, arbitrary: several }, { weight: 1, arbitrary: fc.constant(misled) })
}

function anyPartnerFault(partner: PartnerKey): fc.Arbitrary<PartnerFault> {
  const { calls, pays, marksRisk, notices } = weaknesses[partner] satisfies Weakness
  const at = (steps: readonly string[], faults: readonly string[]) =>
    fc.record({
      step: fc.constantFrom(...steps),
      fault: fc.constantFrom(...faults),
      times: fc.integer({ min: 1, max: 3 }),
    })
  const money = ['amount_mismatch', 'late_success', ...(marksRisk ? ['risk'] : [])]
  const kinds = [
    { weight: 4, arbitrary: at(calls, LINE) },
    { weight: 1, arbitrary: at([pays], money) },
    { weight: 1, arbitrary: at(['query'], ['query_lag']) },
    ...(notices.length > 0 ? [{ weight: 2, arbitrary: at(['notice'], notices) }] : []),
  ]
  return fc.oneof(...kinds).map((one) => ({ ...one, ...settingOf(one.fault) }))
}

/** What a fault cannot be ordered without. */
function settingOf(fault: string) {
  switch (fault) {
    case 'delay':
    case 'late_success':
    case 'query_lag':
    case 'late':
      return { delay_ms: DELAYS_MS[fault] }
    case 'duplicate':
      return { count: COPIES }
    case 'amount_mismatch':
      return { amount: OTHER_AMOUNT }
    default:
      return {}
  }
}
