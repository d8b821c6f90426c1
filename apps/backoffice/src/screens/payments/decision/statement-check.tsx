import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Payment } from '../../../features/payments/payment.ts'
import { StatementBadge } from '../../../features/payments/statement-badge.tsx'
import { Money } from '../../../parts/facts/money.tsx'

/** What the player said, line by line against what the wallet's own statement says. */
export function StatementCheck({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const { statement, currency, amount, account_number } = payment
  const misfits = new Set(payment.warnings.map(({ code }) => code))
  return (
    <section className="rounded-md border border-field-700">
      <h3 className="flex h-10 items-center justify-between gap-2 px-3 text-sm font-semibold">
        {t('statement')}
        <StatementBadge statement={statement} />
      </h3>
      {statement?.found === true && (
        <table className="w-full border-t border-field-800 text-sm">
          <thead>
            <tr className="text-xs text-quiet">
              <th className="px-3 py-1 text-left font-medium" scope="col">
                {t('fact')}
              </th>
              <th className="px-2 py-1 text-left font-medium" scope="col">
                {t('playerSays')}
              </th>
              <th className="px-2 py-1 text-left font-medium" scope="col">
                {t('walletSays')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Line differs={misfits.has('AMOUNT_DIFFERS')} name={t('amount')}>
              <Money amount={amount} currency={currency} />
              {statement.amount !== null && <Money amount={statement.amount} currency={currency} />}
            </Line>
            <Line differs={misfits.has('SENDER_DIFFERS')} name={t('sender')}>
              <span className="tabular">{account_number}</span>
              <span className="tabular">{statement.sender ?? '–'}</span>
            </Line>
          </tbody>
        </table>
      )}
      {statement === null && <p className="px-3 pb-3 text-sm text-quiet">{t('unreadHint')}</p>}
      {statement?.found === false && (
        <p className="px-3 pb-3 text-sm text-quiet">{t('missingHint')}</p>
      )}
    </section>
  )
}

function Line(props: { name: string; differs: boolean; children: [ReactNode, ReactNode] }) {
  const t = useText(cashierText)
  const [claimed, stated] = props.children
  const Icon = props.differs ? X : Check
  return (
    <tr className="border-t border-field-800">
      <th className="px-3 py-1.5 text-left font-normal text-quiet" scope="row">
        {props.name}
      </th>
      <td className="px-2 py-1.5">{claimed}</td>
      <td
        className={clsx(
          'px-2 py-1.5',
          props.differs ? 'font-semibold text-clay-soft' : 'text-grass',
        )}
      >
        <span className="flex items-center gap-1.5">
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{t(props.differs ? 'differs' : 'same')} </span>
          {stated}
        </span>
      </td>
    </tr>
  )
}
