import { paymentText } from '@maidan/locales'
import { Card, Countdown, MoneyText, PageHeader, buttonClass } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { useRouteState } from '../../app/route-state.ts'
import { useEndsAt } from '../../app/use-ends-at.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/language.ts'
import { storageUrl } from '../../lib/origins.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { MoneyOnItsWay } from './money-on-its-way.tsx'

const countdownMs = 30 * 60_000

/** What happens after a deposit or a withdrawal was asked for; works without one too (SIL-082). */
export function PaymentRequest() {
  const t = useText(paymentText)
  const request = useRouteState('paymentRequest')
  const currency = readCurrency(useUser().data?.currency)
  const icon = request?.payment_icon ?? ''
  return (
    <>
      <PageHeader title={t('requestTitle')} />
      <main className="mx-auto flex max-w-3xl flex-col items-center gap-5 p-4 text-center">
        <MoneyOnItsWay />
        <h2 className="text-xl font-bold text-balance">{t('getReady')}</h2>
        <Card className="flex w-full flex-col items-center gap-1">
          {icon !== '' && (
            <img
              alt=""
              className="mb-1 h-12 w-20 object-contain"
              height={48}
              src={storageUrl(icon)}
              width={80}
            />
          )}
          <p className="text-sm text-quiet">{t('amount')}</p>
          <MoneyText
            className="text-2xl font-bold"
            currency={currency}
            minor={readMinor(request?.amount ?? '0', currency)}
          />
          <p className="mt-3 text-sm text-quiet">{t('timeLeft')}</p>
          <Countdown
            className="tabular text-xl font-bold text-floodlight"
            endsAtMs={useEndsAt(countdownMs)}
          />
        </Card>
        <div className="text-sm text-quiet">
          <p>{t('usually')}</p>
          <p className="mt-1">{t('mayClose')}</p>
        </div>
        <div className="flex w-full flex-col gap-3">
          <Link className={buttonClass({ wide: true })} to={paths.account}>
            {t('close')}
          </Link>
          <Link
            className={buttonClass({ look: 'secondary', wide: true })}
            to={paths.transactionRecord}
          >
            <ReceiptText aria-hidden className="size-5" />
            {t('seeRecord')}
          </Link>
        </div>
      </main>
    </>
  )
}
