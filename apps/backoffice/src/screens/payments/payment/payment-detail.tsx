import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { Payment } from '../../../features/payments/payment.ts'
import { isWaiting } from '../../../features/payments/possible-acts.ts'
import { StateBadge } from '../../../features/payments/state-badge.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { PlayerLink } from '../../../parts/facts/player-link.tsx'
import { WaitingAge } from '../../../parts/facts/waiting-age.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { PaymentAlerts } from '../queue/payment-alerts.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { Receipt } from './receipt.tsx'
import { StatementCheck } from '../decision/statement-check.tsx'

/** Everything about one payment: what to beware of, the facts, the receipt beside them. */
export function PaymentDetail({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const isDeposit = payment.direction === 'deposit'
  return (
    <Scroller
      className="@container min-h-0 flex-1"
      label={t('details', { reference: payment.reference })}
    >
      <div className="flex flex-col gap-4 p-4">
        <Headline payment={payment} />
        <PaymentAlerts payment={payment} />
        <div
          className={isDeposit ? 'grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_15rem]' : 'grid gap-4'}
        >
          <div className="flex min-w-0 flex-col gap-4">
            {isDeposit && payment.usdt === null && <StatementCheck payment={payment} />}
            <Part title={t('facts')}>
              <PaymentFacts payment={payment} />
            </Part>
          </div>
          {isDeposit && (
            <Part title={t('receipt')}>
              <Receipt payment={payment} />
            </Part>
          )}
        </div>
        <Part title={t('timeline')}>
          <PaymentTimeline events={payment.events} />
        </Part>
      </div>
    </Scroller>
  )
}

function Headline({ payment }: { payment: Payment }) {
  const { player } = payment
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="flex flex-col gap-0.5">
        <Money
          amount={payment.amount}
          className="text-xl font-bold"
          code
          currency={payment.currency}
        />
        <p className="text-sm">
          <PlayerLink id={player.id} username={player.username} />
          <span className="text-quiet">
            {' '}
            · {player.name} · <span className="tabular">{player.phone}</span>
          </span>
        </p>
      </div>
      <div className="flex items-center gap-3">
        {isWaiting(payment) && <WaitingAge className="text-sm" since={payment.created_at} />}
        <StateBadge state={payment.state} />
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-xs font-semibold text-quiet">{title}</h3>
      {children}
    </section>
  )
}
