import { paymentText } from '@maidan/locales'
import {
  Card,
  EmptyState,
  ErrorState,
  MoneyText,
  Skeleton,
  StatusPill,
  buttonClass,
} from '@maidan/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { transactionState } from '../../features/records/transaction-filter.ts'
import { WaysOn } from '../../app/notes/ways-on.tsx'
import type { Transaction } from '../../features/session/queries.ts'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'
import { MoneyOnItsWay } from './money-on-its-way.tsx'
import { paymentEnd } from './payment-end.ts'
import { useFollowed } from './use-followed.ts'

/** A payment as it stands now: on coming back from its partner's page, or once it is decided. */
export function FollowedPayment({ reference }: { reference: string }) {
  const t = useText(paymentText)
  const { records, payment } = useFollowed(reference)
  if (records.isPending) return <Skeleton className="h-48 w-full" />
  if (payment === undefined && records.isError)
    return <ErrorState busy={records.isFetching} onRetry={() => void records.refetch()} />
  if (payment === undefined) return <EmptyState hint={t('noPaymentHint')} title={t('noPayment')} />
  return (
    <>
      <Outcome payment={payment} />
      <Amount payment={payment} />
      <div className="w-full">
        <WaysOn transaction={payment} />
      </div>
    </>
  )
}

const words = {
  asking: { title: 'followAsking', hint: 'followAskingHint' },
  watching: { title: 'followWatching', hint: 'followWatchingHint' },
  unpaid: { title: 'followUnpaid', hint: 'followUnpaidHint' },
  credited: { title: 'followCredited', hint: 'followCreditedHint' },
  cancelled: { title: 'followCancelled', hint: 'followCancelledHint' },
  expired: { title: 'followExpired', hint: 'followExpiredHint' },
  failed: { title: 'followFailed', hint: 'followFailedHint' },
} as const

function Outcome({ payment }: { payment: Transaction }) {
  const t = useText(paymentText)
  const end = paymentEnd(payment)
  const { title, hint } = words[end]
  const method = payment.payment_method?.name ?? ''
  return (
    <>
      {end === 'asking' || end === 'watching' || end === 'unpaid' ? (
        <MoneyOnItsWay />
      ) : end === 'credited' ? (
        <CircleCheck aria-hidden className="mt-4 size-16 text-grass" />
      ) : (
        <CircleX aria-hidden className="mt-4 size-16 text-clay-soft" />
      )}
      <div aria-live="polite">
        <h2 className="text-xl font-bold text-balance">{t(title, { method })}</h2>
        <p className="mt-2 text-sm text-balance text-quiet">{t(hint, { method })}</p>
      </div>
      {(end === 'cancelled' || end === 'expired' || end === 'failed') && (
        <Link className={buttonClass({ wide: true })} to={paths.deposit}>
          {t('depositAgain')}
        </Link>
      )}
    </>
  )
}

function Amount({ payment }: { payment: Transaction }) {
  const t = useText(paymentText)
  const currency = readCurrency(payment.currency)
  const icon = payment.payment_method?.icon ?? ''
  return (
    <Card className="flex w-full items-center gap-3 text-left">
      {icon !== '' && (
        <img
          alt=""
          className="h-10 w-16 shrink-0 object-contain"
          height={40}
          src={storageUrl(icon)}
          width={64}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-quiet">{t('amount')}</p>
        <MoneyText
          className="text-lg font-bold"
          currency={currency}
          minor={readMinor(payment.amount, currency)}
        />
        <p className="tabular text-xs text-quiet">{payment.transaction_id}</p>
      </div>
      <StatusPill status={transactionState(payment.key)} />
    </Card>
  )
}
