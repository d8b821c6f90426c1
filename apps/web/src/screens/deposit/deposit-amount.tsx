import { fundsText } from '@maidan/locales'
import { AmountField } from '@maidan/ui'
import { isInRange } from '../../features/funds/choice/amount-range.ts'
import { quickDeposits } from '../../features/funds/choice/quick-by-currency.ts'
import { QuickAmounts } from '../../features/funds/choice/quick-amounts.tsx'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { AmountNote } from './amount-note.tsx'
import type { DepositMoney } from './use-deposit-money.ts'

const quickUsdt = ['10', '25', '50', '100', '250', '500']

type Props = {
  amount: string
  money: DepositMoney
  onChange: (amount: string) => void
}

/** The amount, with the method's range and quick amounts below it and, in dollars, its worth. */
export function DepositAmount({ amount, money, onChange }: Props) {
  const t = useText(fundsText)
  const language = useLanguage()
  const { accountCurrency, currency, range } = money
  const isUsdt = currency === 'USDT'
  const quick = isUsdt
    ? quickUsdt
    : quickDeposits[accountCurrency].filter((each) => isInRange(readMinor(each, currency), range))
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        currency={currency}
        hint={<AmountNote amount={amount} money={money} />}
        label={t('amount')}
        onChange={(event) => onChange(event.target.value)}
        value={amount}
      />
      <QuickAmounts
        amount={amount}
        amounts={quick}
        onChoose={onChange}
        shown={(each) => groupedDigits(each, language)}
      />
      {isUsdt && money.rate !== '' && (
        <p className="tabular flex justify-between gap-3 rounded-card bg-field-900 px-4 py-3 text-sm">
          <span className="text-quiet">{t('rate', { rate: money.rate })}</span>
          {money.accountMinor !== null && (
            <span className="font-semibold">
              {t('worth', { amount: shortMoney(money.accountMinor, money.accountCurrency) })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
