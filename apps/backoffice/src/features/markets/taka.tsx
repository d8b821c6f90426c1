import { clsx } from 'clsx'
import { Money } from '../../parts/facts/money.tsx'
import { exchangeCurrency } from './market.ts'

type Props = { amount: string; signed?: boolean; className?: string }

/** An amount of the exchange; nothing at all stands back, so that the rest is seen. */
export function Taka({ amount, signed = false, className }: Props) {
  const isNothing = /^-?[0.]*$/.test(amount)
  return (
    <Money
      amount={amount}
      className={clsx(className, isNothing && 'text-quiet')}
      currency={exchangeCurrency}
      signed={signed}
    />
  )
}
