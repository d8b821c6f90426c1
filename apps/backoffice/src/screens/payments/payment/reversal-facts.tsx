import { cashierText } from '@maidan/locales'
import { amountOf, isCurrency, moneyText } from '@maidan/money'
import { useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { Fact } from '../../../parts/facts/facts.tsx'

/** By which number a deposit was taken back, and what the player owes since. */
export function ReversalFacts({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const { reversal_ref, claim, currency } = payment
  const text = (amount: string) =>
    isCurrency(currency) ? moneyText(amountOf(amount, currency), currency) : amount
  return (
    <>
      {reversal_ref !== undefined && (
        <Fact copy={reversal_ref} name={t('reversalFact')}>
          <span className="tabular">{reversal_ref}</span>
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
