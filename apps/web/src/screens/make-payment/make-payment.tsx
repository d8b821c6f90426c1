import { paymentText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from '../../lib/router/navigate.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import type { MakePayment as Payment } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'
import { LinkedText } from '../../lib/text/linked-text.tsx'
import { depositStateOf } from './deposit-state-of.ts'
import { ClaimForm } from './claim-form.tsx'
import { PayHead } from './pay-head.tsx'
import { PaySteps } from './pay-steps.tsx'
import { TransferForm } from './transfer/transfer-form.tsx'
import { usePaymentMethod } from './use-payment-method.ts'

/** What to do in the wallet's own app, and the claim that it was done (CASH-29 to CASH-57). */
export function MakePayment() {
  const given = useRouteState('makePayment')
  // The state belongs to the address: it is gone before this screen is, on the way to the next.
  const [payment] = useState(given)
  if (payment === undefined || payment.payment_type === '') return <Navigate to={paths.deposit} />
  return <PaymentPage payment={payment} />
}

function PaymentPage({ payment }: { payment: Payment }) {
  const t = useText(paymentText)
  const navigate = useNavigate()
  const { crypto } = usePaymentMethod(payment)
  return (
    <>
      <PageHeader
        onBack={() => navigate({ to: paths.deposit, state: depositStateOf(payment) })}
        title={t('title')}
      />
      <main>
        <PayHead payment={payment} />
        <div className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
          {payment.message && (
            <p className="rounded-card border border-field-700 bg-field-900 p-4 text-sm">
              <LinkedText html={payment.message} />
            </p>
          )}
          {crypto && <Caution mark={TriangleAlert}>{t('onlyTrc20')}</Caution>}
          <PaySteps payment={payment} />
          {!crypto && <Caution mark={ShieldCheck}>{t('onlyOwn')}</Caution>}
          {crypto ? <TransferForm payment={payment} /> : <ClaimForm payment={payment} />}
        </div>
      </main>
    </>
  )
}

function Caution({ mark: Mark, children }: { mark: LucideIcon; children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-card bg-field-800 p-3 text-sm">
      <Mark aria-hidden className="mt-0.5 size-5 shrink-0 text-floodlight" />
      {children}
    </p>
  )
}
