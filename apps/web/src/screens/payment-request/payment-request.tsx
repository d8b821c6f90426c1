import { paymentText } from '@maidan/locales'
import { Card, Countdown, EmptyState, MoneyText, PageHeader, buttonClass } from '@maidan/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useLocation } from '../../lib/router/use-location.ts'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import type { RouteStates } from '../../app/routes/route-state.ts'
import { useEndsAt } from '../../app/player/use-ends-at.ts'
import { useUser } from '../../features/session/queries.ts'
import { UsualTime } from '../../features/funds/usual-time.tsx'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { FollowedPayment } from './followed-payment.tsx'
import { MoneyOnItsWay } from './money-on-its-way.tsx'
import { useFollowed } from './use-followed.ts'

const countdownMs = 30 * 60_000

/** What happens after a deposit or a withdrawal was asked for; without one it says so (SIL-082). */
export function PaymentRequest() {
  const t = useText(paymentText)
  const given = useRouteState('paymentRequest')
  const [request] = useState(given)
  const { transaction } = useLocation().search
  return (
    <>
      <PageHeader title={t('requestTitle')} />
      <main className="mx-auto flex max-w-3xl flex-col items-center gap-5 p-4 text-center">
        {transaction !== undefined ? (
          <FollowedPayment reference={transaction} />
        ) : request === undefined ? (
          <NoRequest />
        ) : (
          <Requested request={request} />
        )}
        <div className="flex w-full flex-col gap-3">
          <Link className={buttonClass({ wide: true })} to={paths.account}>
            {t('close')}
          </Link>
          <RecordLink asked={request !== undefined} reference={transaction ?? request?.reference} />
        </div>
      </main>
    </>
  )
}

type RecordLinkProps = {
  reference: string | undefined
  /** It was asked for just now, though the records may not tell of it yet. */
  asked: boolean
}

/** The way to the record: to follow what is under way there, or to see what has come of it. */
function RecordLink({ reference, asked }: RecordLinkProps) {
  const t = useText(paymentText)
  const { payment, isDecided } = useFollowed(reference)
  return (
    <Link className={buttonClass({ look: 'secondary', wide: true })} to={paths.transactionRecord}>
      <ReceiptText aria-hidden className="size-5" />
      {t(!isDecided && (asked || payment !== undefined) ? 'seeRecord' : 'toRecord')}
    </Link>
  )
}

function NoRequest() {
  const t = useText(paymentText)
  return <EmptyState hint={t('noPaymentHint')} title={t('noPayment')} />
}

/** On its way, until it is decided. */
function Requested({ request }: { request: RouteStates['paymentRequest'] }) {
  const { isDecided } = useFollowed(request.reference)
  if (isDecided && request.reference !== undefined)
    return <FollowedPayment reference={request.reference} />
  return <OnItsWay request={request} />
}

function OnItsWay({ request }: { request: RouteStates['paymentRequest'] }) {
  const t = useText(paymentText)
  const currency = readCurrency(useUser().data?.currency)
  const icon = request.payment_icon
  return (
    <>
      <MoneyOnItsWay />
      <h2 className="text-xl font-bold text-balance">{t('getReady')}</h2>
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
            minor={readMinor(request.amount, currency)}
          />
        </div>
        <div className="shrink-0 text-right">
          <p className="text-sm text-quiet">{t('timeLeft')}</p>
          <Countdown
            className="tabular text-lg font-bold text-floodlight"
            endsAtMs={useEndsAt(countdownMs)}
          />
        </div>
      </Card>
      <div className="text-sm text-balance text-quiet">
        <p>{t('usually')}</p>
        <UsualTime direction="deposit" />
        <p className="mt-1">{t('mayClose')}</p>
      </div>
    </>
  )
}
