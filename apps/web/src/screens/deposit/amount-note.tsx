import { commonText, fundsText } from '@maidan/locales'
import { isInRange, type AmountRange } from '../../features/funds/choice/amount-range.ts'
import { useText } from '../../lib/text/language.ts'
import { shortMoney } from '../../lib/read-money.ts'
import type { DepositMoney } from './use-deposit-money.ts'

type Props = { amount: string; money: DepositMoney }

/** The method's range below the field, and at once what is wrong with an amount being typed. */
export function AmountNote({ amount, money }: Props) {
  const problem = useProblem(amount, money)
  return (
    <>
      {money.shownRange !== null && <Limits range={money.shownRange} />}
      <span className="block text-amber" role="status">
        {problem}
      </span>
    </>
  )
}

function Limits({ range }: { range: AmountRange }) {
  const t = useText(fundsText)
  const { minMinor, maxMinor, currency } = range
  return t('limits', { min: shortMoney(minMinor, currency), max: shortMoney(maxMinor, currency) })
}

/** A lone zero may still become an amount; it is Next that asks for one. */
function useProblem(
  amount: string,
  { minor, accountMinor, range, shownRange }: DepositMoney,
): string | null {
  const t = useText(fundsText)
  const common = useText(commonText)
  if (minor === null) return /[1-9]/.test(amount) ? common('noAmount') : null
  if (range === null || shownRange === null) return null
  if (accountMinor === null || isInRange(accountMinor, range)) return null
  const { minMinor, maxMinor, currency } = shownRange
  return accountMinor < range.minMinor
    ? t('amountBelow', { min: shortMoney(minMinor, currency) })
    : t('amountAbove', { max: shortMoney(maxMinor, currency) })
}
