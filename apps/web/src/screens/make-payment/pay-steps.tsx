import { paymentText, valueWriter } from '@maidan/locales'
import type { ReactNode } from 'react'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { AccountLine } from './account-line.tsx'
import { actionWord } from './action-word.ts'
import { AmountLine } from './amount-line.tsx'
import { usePaymentMethod } from './use-payment-method.ts'

/** The payment step by step, each with what is to be copied for it. */
export function PaySteps({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const { crypto } = usePaymentMethod(payment)
  return (
    <ol className="flex flex-col">
      <Step number={1}>
        <OpenApp payment={payment} />
      </Step>
      <Step number={2}>
        {t(crypto ? 'stepAddress' : 'stepNumber')}
        <AccountLine payment={payment} />
      </Step>
      <Step number={3}>
        {t('stepAmount')}
        <AmountLine payment={payment} />
      </Step>
      <Step isLast number={4}>
        {t(crypto ? 'stepBackCrypto' : 'stepBack')}
      </Step>
    </ol>
  )
}

function OpenApp({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const { crypto } = usePaymentMethod(payment)
  const action = actionWord(payment.payment_type)
  const tapped = action === null ? (crypto ? t('send') : payment.payment_type) : t(action)
  return (
    <>
      {crypto ? t('stepOpenCrypto') : t('stepOpen', { method: payment.payment_name })}{' '}
      <strong className="rounded-md bg-field-700 px-1.5 py-0.5 font-semibold whitespace-nowrap text-floodlight">
        {tapped}
      </strong>
    </>
  )
}

function Step(props: { number: number; isLast?: boolean; children: ReactNode }) {
  const write = valueWriter(useLanguage())
  return (
    <li className="flex gap-3">
      <div aria-hidden className="flex flex-col items-center">
        <span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full bg-field-700 text-sm font-bold">
          {write(props.number)}
        </span>
        {props.isLast !== true && <span className="w-0.5 flex-1 bg-field-700" />}
      </div>
      <div className={props.isLast === true ? 'min-w-0 flex-1' : 'min-w-0 flex-1 pb-5'}>
        {props.children}
      </div>
    </li>
  )
}
