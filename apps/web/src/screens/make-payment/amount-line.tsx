import { paymentText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'
import { shortMoney } from '../../lib/read-money.ts'
import { CopyLine } from './copy-line.tsx'
import { usePaymentMethod } from './use-payment-method.ts'
import { usePaymentMoney } from './use-payment-money.ts'

/** The exact amount; for USDT with its rate and what it is worth. */
export function AmountLine({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const { crypto } = usePaymentMethod(payment)
  const money = usePaymentMoney(payment)
  const { amount } = payment
  return (
    <>
      <CopyLine
        copied={t('amountCopied', { amount })}
        label={t('copyAmount')}
        nothing={t('noAmountToCopy')}
        value={amount}
      >
        <MoneyText currency={money.currency} minor={money.minor} />
      </CopyLine>
      {crypto && money.rate !== '' && (
        <p className="tabular mt-2 flex justify-between gap-3 text-sm text-quiet">
          <span>{t('rate', { rate: money.rate })}</span>
          {money.accountMinor !== null && (
            <span>
              {t('worth', { amount: shortMoney(money.accountMinor, money.accountCurrency) })}
            </span>
          )}
        </p>
      )}
    </>
  )
}
