import { fundsText } from '@maidan/locales'
import { currencySymbol } from '@maidan/money'
import { AmountField, Button, DigitField } from '@maidan/ui'
import { useState } from 'react'
import { DoneOverlay } from '../../app/done-overlay.tsx'
import { firstOfName } from '../../features/funds/payment-method.ts'
import type { Method } from '../../features/funds/payment-method.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/language.ts'
import { readCurrency } from '../../lib/read-money.ts'
import { AccountPhones } from './account-phones.tsx'
import { QuickAmounts } from './quick-amounts.tsx'
import { Reminder } from './reminder.tsx'
import { useRangeText } from './use-range-text.ts'
import { useWithdraw } from './use-withdraw.ts'
import { useWithdrawalMethods } from './use-withdrawal-methods.ts'
import { WithdrawalMethods } from './withdrawal-methods.tsx'
import { WithdrawalNotice } from './withdrawal-notice.tsx'

/** Where to, how much, to which number. */
export function WithdrawalForm() {
  const t = useText(fundsText)
  const currency = readCurrency(useUser().data?.currency)
  const { methods, closed } = useWithdrawalMethods()
  const [method, setMethod] = useState<Method>()
  const [amount, setAmount] = useState('')
  const [account, setAccount] = useState('')
  const range = useRangeText(method)
  const withdraw = useWithdraw()
  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        withdraw.press({ amount, account, method })
      }}
    >
      <WithdrawalMethods
        chosen={method}
        onChoose={({ name }) => setMethod(firstOfName(methods, name))}
      />
      <div className="flex flex-col gap-3">
        <AmountField
          hint={range}
          label={t('amount')}
          onChange={(event) => setAmount(event.target.value)}
          sign={currencySymbol(currency)}
          value={amount}
        />
        <QuickAmounts amount={amount} onChoose={setAmount} />
      </div>
      <div className="flex flex-col gap-4">
        <AccountPhones chosen={account} onChoose={setAccount} />
        <DigitField
          hint={t('accountHint')}
          label={t('accountNumber')}
          onChange={(event) => setAccount(event.target.value)}
          value={account}
        />
      </div>
      <Reminder />
      <Button busy={withdraw.busy} disabled={withdraw.busy || closed} type="submit" wide>
        {withdraw.busy ? t('submitting') : t('submit')}
      </Button>
      <WithdrawalNotice onClose={withdraw.dismiss} trouble={withdraw.trouble} />
      {withdraw.done && <DoneOverlay>{t('withdrawn')}</DoneOverlay>}
    </form>
  )
}
