import { fundsText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useState } from 'react'
import { DoneOverlay } from '../../app/notes/done-overlay.tsx'
import { firstOfName } from '../../features/funds/methods/payment-method.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { useText } from '../../lib/text/language.ts'
import { PinDialog } from './pin-dialog.tsx'
import { Reminder } from './reminder.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { useWithdrawalMethods } from './use-withdrawal-methods.ts'
import { WithdrawalAccount } from './withdrawal-account.tsx'
import { WithdrawalAmount } from './withdrawal-amount.tsx'
import { WithdrawalCost } from './withdrawal-cost.tsx'
import { WithdrawalMethods } from './withdrawal-methods.tsx'
import { WithdrawalNotice } from './withdrawal-notice.tsx'

/** Where to, how much, to which number. */
export function WithdrawalForm() {
  const t = useText(fundsText)
  const { methods, closed } = useWithdrawalMethods()
  const [method, setMethod] = useState<Method>()
  const [amount, setAmount] = useState('')
  const [account, setAccount] = useState('')
  const withdraw = useWithdraw()
  return (
    <>
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
        <WithdrawalAmount amount={amount} method={method} onChange={setAmount} />
        <WithdrawalCost amount={amount} method={method} />
        <WithdrawalAccount account={account} onChange={setAccount} />
        <Reminder />
        <Button busy={withdraw.busy} disabled={withdraw.busy || closed} type="submit" wide>
          {withdraw.busy ? t('submitting') : t('submit')}
        </Button>
        <WithdrawalNotice onClose={withdraw.dismiss} trouble={withdraw.trouble} />
        {withdraw.done && <DoneOverlay>{t('withdrawn')}</DoneOverlay>}
      </form>
      {/* Beside the form: what is sent in the dialog would be sent by the form around it, too. */}
      {withdraw.asksPin && <PinDialog onClose={withdraw.dismiss} onRight={withdraw.again} />}
    </>
  )
}
