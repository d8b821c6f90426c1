import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { Fact } from '../../../parts/facts/facts.tsx'

/** The dollars of a deposit over TRON: asked for, come, and the rate that they count at. */
export function UsdtFacts({ usdt }: { usdt: NonNullable<Payment['usdt']> }) {
  const t = useText(cashierText)
  const facts = [
    ['usdtAsked', usdt.asked],
    ['usdtCame', usdt.came],
    ['usdtRate', usdt.rate],
  ] as const
  return facts.map(([name, text]) => (
    <Fact copy={text} key={name} name={t(name)}>
      <span className="tabular">{text ?? '–'}</span>
    </Fact>
  ))
}
