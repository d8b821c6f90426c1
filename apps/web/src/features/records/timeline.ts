import { transactionState } from './transaction-filter.ts'

export const stepNames = [
  'submitted',
  'reviewing',
  'sending',
  'credited',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunding',
  'part_refunded',
  'refunded',
  'part_reversed',
  'reversed',
] as const
export type StepName = (typeof stepNames)[number]

export type Step = {
  name: StepName
  /** Null for a step that is still to come. */
  at: string | null
  note: string | null
  /** What went back, or was taken back, of a deposit. */
  amount?: string | undefined
}

type Facts = {
  action: string
  key: unknown
  created_at: string
  updated_at: string
  reason?: string | null
  timeline?: readonly {
    state: string
    at: string
    note: string | null
    amount?: string | undefined
  }[]
}

/**
 * The way of a deposit or withdrawal. A record that brings no timeline has the two ends that its
 * times tell; one that is under way also shows what comes next.
 */
export function timelineOf(record: Facts): Step[] {
  const told = (record.timeline ?? []).flatMap(({ state, at, note, amount }) => {
    const name = stepNames.find((known) => known === state)
    return name === undefined ? [] : [{ name, at, note, ...(amount !== undefined && { amount }) }]
  })
  const steps = told.length > 0 ? told : endsOf(record)
  return transactionState(record.key) === 'processing' ? [...steps, goal(record)] : steps
}

function endsOf(record: Facts): Step[] {
  const { created_at, updated_at, reason = null } = record
  const first: Step = { name: 'submitted', at: created_at, note: null }
  switch (transactionState(record.key)) {
    case 'processing':
      return [first, { name: 'reviewing', at: updated_at, note: null }]
    case 'success':
      return [first, { ...goal(record), at: updated_at }]
    case 'fail':
      return [first, { name: 'failed', at: updated_at, note: reason }]
  }
}

function goal({ action }: Facts): Step {
  return { name: action === 'withdraw' ? 'paid' : 'credited', at: null, note: null }
}
