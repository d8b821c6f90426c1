import { paymentText } from '@maidan/locales'
import { Card, Countdown, EmptyState, MoneyText, PageHeader, buttonClass } from '@maidan/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import type { RouteStates } from '../../app/routes/route-state.ts'
import { useEndsAt } from '../../app/player/use-ends-at.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { MoneyOnItsWay } from './money-on-its-way.tsx'

const countdownMs = 30 * 60_000

/** What happens after a deposit or a withdrawal was asked for; without one it says so (SIL-082). */
export function PaymentRequest() {
  const t = useText(paymentText)
  const given = useRouteState('paymentRequest')
  const [request] = useState(given)
  return (
    <>
      <PageHeader title={t('requestTitle')} />
      <main className="mx-auto flex max-w-3xl flex-col items-center gap-5 p-4 text-center">
        {request === undefined ? <NoRequest /> : <Requested request={request} />}
        <div className="flex w-full flex-col gap-3">
          <Link className={buttonClass({ wide: true })} to={paths.account}>
            {t('close')}
          </Link>
          <Link
            className={buttonClass({ look: 'secondary', wide: true })}
            to={paths.transactionRecord}
          >
            <ReceiptText aria-hidden className="size-5" />
            {t(request === undefined ? 'toRecord' : 'seeRecord')}
          </Link>
        </div>
      </main>
    </>
  )
}

function NoRequest() {
  const t = useText(paymentText)
  return <EmptyState hint={t('noPaymentHint')} title={t('noPayment')} />
}

function Requested({ request }: { request: RouteStates['paymentRequest'] }) {
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
        <p className="mt-1">{t('mayClose')}</p>
      </div>
    </>
  )
}
