import { cashierText } from '@maidan/locales'
import { siteHour, useText } from '@maidan/ui'
import { Hand } from 'lucide-react'
import type { Payment } from '../../../features/payments/payment.ts'
import { isWaiting } from '../../../features/payments/possible-acts.ts'
import { StateBadge } from '../../../features/payments/state-badge.tsx'
import { Twice } from '../../../parts/facts/twice.tsx'
import { WaitingAge } from '../../../parts/facts/waiting-age.tsx'
import { When } from '../../../parts/facts/when.tsx'

type Cell = { payment: Payment; className?: string }

/** How long a payment has waited, or when it was asked for if it waits no more. */
export function AgeOf({ payment, className = '' }: Cell) {
  return isWaiting(payment) ? (
    <WaitingAge className={className} since={payment.created_at} />
  ) : (
    <When at={payment.created_at} className={`text-quiet ${className}`} />
  )
}

export function MethodOf({ payment, stacked }: { payment: Payment; stacked: boolean }) {
  const { method, channel } = payment
  if (stacked && channel !== null) return <Twice below={channel}>{method}</Twice>
  return (
    <span className="whitespace-nowrap">
      {method}
      {channel !== null && <span className="text-quiet"> {channel}</span>}
    </span>
  )
}

/** The wallet transaction: the one claimed for a deposit, the one that paid for a payout. */
export function TrxIdOf({ payment }: { payment: Payment }) {
  return (payment.direction === 'deposit' ? payment.trx_id : payment.payout_trx_id) ?? '–'
}

/** Where a payment stands, and who has it in hand. */
export function StateOf({ payment, stacked }: { payment: Payment; stacked: boolean }) {
  return (
    <span className={stacked ? 'flex flex-col items-start' : 'flex items-center gap-2'}>
      <StateBadge state={payment.state} />
      <ClaimedBy payment={payment} />
    </span>
  )
}

/** Who has a waiting payment in hand, and until when; nothing if nobody has. */
export function ClaimedBy({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const { claimed_by, claimed_until } = payment
  if (claimed_until === null || !isWaiting(payment)) return null
  return (
    <span className="flex items-center gap-1 text-xs leading-3.5 whitespace-nowrap text-sky">
      <Hand aria-hidden className="size-3.5" />
      <span className="sr-only">{t('claimedBy')} </span>
      {claimed_by} {t('claimedUntil', { time: siteHour(claimed_until) })}
    </span>
  )
}
