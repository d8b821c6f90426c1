import { FIRST_LANGUAGE, fundsText } from '@maidan/locales'
import { AmountField } from '@maidan/ui'
import { isInRange, withdrawalRange } from '../../features/funds/choice/amount-range.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { quickWithdrawals } from '../../features/funds/choice/quick-by-currency.ts'
import { QuickAmounts } from '../../features/funds/choice/quick-amounts.tsx'
import { useUser } from '../../features/session/queries.ts'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readMinor, readPlayerCurrency, shortMoney, typedMinor } from '../../lib/read-money.ts'

type Props = { amount: string; method: Method | undefined; onChange: (amount: string) => void }

/** The amount with its range, which warns of what will be refused and stops nothing (CASH-63). */
export function WithdrawalAmount({ amount, method, onChange }: Props) {
  const t = useText(fundsText)
  const language = useLanguage()
  const currency = readPlayerCurrency(useUser().data?.currency)
  const range = withdrawalRange(method, currency)
  const [min, max] = [range.minMinor, range.maxMinor].map((minor) => shortMoney(minor, currency))
  const dayMax = readMinor(method?.withdrawal_day_max, currency)
  const minor = typedMinor(amount, currency)
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        currency={currency}
        hint={
          <>
            {t('range', { min: min ?? '', max: max ?? '' })}
            {dayMax > 0n && <> · {t('rangeDay', { max: shortMoney(dayMax, currency) })}</>}
            {minor !== null && !isInRange(minor, range) && (
              <span className="block text-amber" role="status">
                {t('rangeWarning')}
              </span>
            )}
          </>
        }
        label={t('amount')}
        onChange={(event) => onChange(event.target.value)}
        value={amount}
      />
      <QuickAmounts
        amount={amount}
        amounts={quickWithdrawals[currency]}
        onChoose={onChange}
        // English quotes the documents' own figures (CASH-64).
        shown={(each) => (language === FIRST_LANGUAGE ? each : groupedDigits(each, language))}
      />
    </div>
  )
}
