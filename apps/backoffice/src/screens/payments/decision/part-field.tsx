import { cashierText } from '@maidan/locales'
import { isCurrency } from '@maidan/money'
import { AmountField, useText } from '@maidan/ui'
import type { ComponentProps } from 'react'
import type { Payment } from '../../../features/payments/payment.ts'

type Props = {
  payment: Payment
  /** What is left of the deposit, as decimal text. */
  left: string
  /** How the form holds it. */
  field: Pick<ComponentProps<typeof AmountField>, 'name' | 'value' | 'error' | 'onChange'>
}

/** Asks how much of a deposit goes back; empty is all that is left of it. */
export function PartField({ payment: { currency }, left, field }: Props) {
  const t = useText(cashierText)
  return (
    <AmountField
      autoComplete="off"
      hint={t('refundAmountHint')}
      label={t('refundAmount')}
      placeholder={left}
      {...(isCurrency(currency) ? { currency } : { sign: '' })}
      {...field}
    />
  )
}
