import { paymentText } from '@maidan/locales'
import { MoneyText, clockFace, useTimeLeft } from '@maidan/ui'
import { clsx } from 'clsx'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { useEndsAt } from '../../app/player/use-ends-at.ts'
import { methodSurface } from '../../features/funds/methods/method-colours.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { actionWord } from './action-word.ts'
import { usePaymentMoney } from './use-payment-money.ts'
import { usePaymentMethod } from './use-payment-method.ts'

const minuteMs = 60_000
const manualMinutes = 10
const usdtMinutes = 30
const lastMinuteMs = minuteMs

/** The band in the wallet's colours: which wallet, how much, how long. */
export function PayHead({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const { method, crypto } = usePaymentMethod(payment)
  const money = usePaymentMoney(payment)
  const action = actionWord(payment.payment_type)
  const way = action === null ? payment.payment_type : t(action)
  return (
    <section
      className="flex items-center gap-3 bg-field-800 px-4 py-5"
      style={methodSurface(method ?? {})}
    >
      <img
        alt=""
        className="h-10 w-16 shrink-0 object-contain"
        height={40}
        src={storageUrl(payment.payment_icon)}
        width={64}
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-balance">
          {[payment.payment_name, ...(crypto ? [] : [way])].join(' · ')}
        </p>
        <MoneyText className="text-xl font-bold" currency={money.currency} minor={money.minor} />
      </div>
      <TimeLeft minutes={payment.timer ?? (crypto ? usdtMinutes : manualMinutes)} />
    </section>
  )
}

/** Stops at 00:00, and nothing else changes then (SIL-081). */
function TimeLeft({ minutes }: { minutes: number }) {
  const t = useText(paymentText)
  const leftMs = useTimeLeft(useEndsAt(minutes * minuteMs))
  return (
    <div className="shrink-0 rounded-card bg-field-950 px-3 py-2 text-center text-text">
      <p className="text-xs text-quiet">{t('timeLeft')}</p>
      <time
        className={clsx('tabular text-xl font-bold', leftMs < lastMinuteMs && 'text-clay-soft')}
        role="timer"
      >
        {clockFace(leftMs)}
      </time>
    </div>
  )
}
