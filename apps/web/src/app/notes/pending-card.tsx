import { fundsText } from '@maidan/locales'
import { MoneyText, siteTime, StatusPill } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { pendingOf } from '../../features/funds/form-checks.ts'
import { useTransactions } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { paths } from '../../lib/paths.ts'

/** The request of this kind that is under way, if there is one: what, how much, since when. */
export function PendingCard({ action }: { action: 'deposit' | 'withdraw' }) {
  const t = useText(fundsText)
  const pending = pendingOf(useTransactions().data ?? [], action)
  if (pending === undefined) return null
  const currency = readCurrency(pending.currency)
  return (
    <Link
      className="flex items-center gap-3 rounded-card border border-amber/40 bg-field-900 p-4"
      to={paths.transactionRecord}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-quiet">
          {t(action === 'deposit' ? 'pendingDeposit' : 'pendingWithdrawal')}
          <StatusPill status="processing" />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <MoneyText
            className="text-lg font-bold"
            currency={currency}
            minor={readMinor(pending.amount, currency)}
          />
          <span className="text-sm text-quiet">{pending.payment_method?.name}</span>
        </span>
        <span className="tabular text-xs text-quiet">
          {t('pendingSince', { time: siteTime(pending.created_at) })}
        </span>
      </span>
      <span className="sr-only">{t('seeRecord')}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}
