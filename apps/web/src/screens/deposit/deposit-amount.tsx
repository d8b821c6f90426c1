import { fundsText } from '@maidan/locales'
import { currencySymbol } from '@maidan/money'
import { AmountField } from '@maidan/ui'
import type { Method } from '../../features/funds/payment-method.ts'
import { useText } from '../../lib/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import type { DepositMoney } from './use-deposit-money.ts'

type Props = {
  amount: string
  method: Method | undefined
  money: DepositMoney
  onChange: (amount: string) => void
}

/** The amount, with the method's limits below it and, in dollars, what it is worth. */
export function DepositAmount({ amount, method, money, onChange }: Props) {
  const t = useText(fundsText)
  const isUsdt = money.currency === 'USDT'
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        hint={<Limits method={method} money={money} />}
        label={t('amount')}
        onChange={(event) => onChange(event.target.value)}
        sign={currencySymbol(money.currency)}
        value={amount}
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

/** Shown, never enforced here: the server has the last word on an amount (SIL-071). */
function Limits({ method, money }: Pick<Props, 'method' | 'money'>) {
  const t = useText(fundsText)
  const minMinor = readMinor(method?.deposit_min, money.currency)
  const maxMinor = readMinor(method?.deposit_max, money.currency)
  if (minMinor === 0n || maxMinor === 0n) return null
  const [min, max] = [minMinor, maxMinor].map((minor) => shortMoney(minor, money.currency))
  return t('limits', { min: min ?? '', max: max ?? '' })
}
