import { cashierText } from '@maidan/locales'
import { amountOf, isCurrency, moneyText } from '@maidan/money'
import { useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { Fact } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'

/** What was taken back of a deposit and by which numbers, and what the player owes since. */
export function ReversalFacts({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const { reversals, claim, currency } = payment
  const text = (amount: string) =>
    isCurrency(currency) ? moneyText(amountOf(amount, currency), currency) : amount
  return (
    <>
      {reversals !== undefined && (
        <Fact name={t('reversals')}>
          <ul className="flex flex-col gap-1">
            {reversals.map(({ number, amount, reversal_ref }) => (
              <li key={number}>
                <Money amount={amount} currency={currency} /> ·{' '}
                <span className="tabular">{reversal_ref}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {claim !== undefined && (
        <Fact name={t('claimOwed')}>
          {t('claimOf', { left: text(claim.left), amount: text(claim.amount) })}
        </Fact>
      )}
    </>
  )
}
