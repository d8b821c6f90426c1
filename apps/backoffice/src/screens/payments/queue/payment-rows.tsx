import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { Payment } from '../../../features/payments/payment.ts'
import { isWaiting } from '../../../features/payments/possible-acts.ts'
import { StateBadge } from '../../../features/payments/state-badge.tsx'
import { StatementBadge } from '../../../features/payments/statement-badge.tsx'
import { WarningChips } from '../../../features/payments/warning-chips.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { AgeOf, ClaimedBy } from './payment-cells.tsx'

type Props = { rows: Payment[]; current: string | undefined; onOpen: (payment: Payment) => void }

/** The queue where it is narrow: everything that decides, in three short lines a payment. */
export function PaymentRows({ rows, current, onOpen }: Props) {
  return (
    <ul>
      {rows.map((payment) => (
        <PaymentRow
          current={payment.reference === current}
          key={payment.reference}
          onOpen={() => onOpen(payment)}
          payment={payment}
        />
      ))}
    </ul>
  )
}

function PaymentRow(props: { payment: Payment; current: boolean; onOpen: () => void }) {
  const { payment, current } = props
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <li ref={row}>
      <button
        aria-current={current || undefined}
        className={clsx(
          'flex w-full flex-col gap-1 border-b border-field-800 px-4 py-2.5 text-left text-sm transition-colors',
          current
            ? 'bg-field-800 shadow-[inset_3px_0_0_var(--color-floodlight)]'
            : 'hover:bg-field-900',
        )}
        onClick={props.onOpen}
        type="button"
      >
        <span className="flex w-full items-baseline justify-between gap-2">
          <Money
            amount={payment.amount}
            className="text-base font-semibold"
            currency={payment.currency}
          />
          <AgeOf className="text-xs" payment={payment} />
        </span>
        <span className="flex w-full items-center justify-between gap-2">
          <span className="min-w-0 truncate">
            {payment.player.username}
            <span className="text-quiet"> · {payment.method}</span>
          </span>
          {payment.direction === 'deposit' && isWaiting(payment) ? (
            <StatementBadge statement={payment.statement} />
          ) : (
            <StateBadge state={payment.state} />
          )}
        </span>
        <span className="flex w-full flex-wrap items-center gap-x-2 gap-y-1">
          <span className="tabular text-xs text-quiet">{payment.reference}</span>
          <ClaimedBy payment={payment} />
          <WarningChips max={2} warnings={payment.warnings} />
        </span>
      </button>
    </li>
  )
}
