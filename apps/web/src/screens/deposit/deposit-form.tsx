import { fundsText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useState } from 'react'
import { PendingCard } from '../../app/pending-card.tsx'
import { useRouteState } from '../../app/route-state.ts'
import { depositPromotions } from '../../features/funds/bonus-terms.ts'
import { firstOfName, isUsdt, openMethods } from '../../features/funds/payment-method.ts'
import type { Channel, Method } from '../../features/funds/payment-method.ts'
import { usePaymentMethods, usePromotions } from '../../features/site/queries.ts'
import { useText } from '../../lib/language.ts'
import { BonusChoice } from './bonus-choice.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import { DepositNotice } from './deposit-notice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { useDepositMoney } from './use-deposit-money.ts'
import { useNext } from './use-next.ts'

/** Promotion, method, channel and amount, in the order in which players think of them. */
export function DepositForm() {
  const t = useText(fundsText)
  const answer = usePaymentMethods().data
  const methods = openMethods(answer)
  const promotions = depositPromotions(usePromotions().data ?? [])
  const [promotionId, setPromotionId] = useState(useRouteState('deposit')?.promotionId ?? 0)
  const [method, setMethod] = useState<Method>()
  const [channel, setChannel] = useState<Channel>()
  const [amount, setAmount] = useState('')
  const promotion = promotions.find(({ id }) => id === promotionId)
  const money = useDepositMoney(amount, isUsdt(method))
  const next = useNext()
  const chooseMethod = ({ name }: Method) => {
    if (name !== method?.name) setChannel(undefined)
    setMethod(firstOfName(methods, name))
  }
  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next.press({ money, method, channel, promotionId: promotion?.id ?? 0 })
      }}
    >
      <PendingCard action="deposit" />
      <BonusChoice
        accountMinor={money.accountMinor}
        chosen={promotion}
        onChoose={setPromotionId}
        promotions={promotions}
      />
      <MethodChoice chosen={method} methods={methods} onChoose={chooseMethod} />
      <ChannelChoice chosen={channel} method={method} methods={methods} onChoose={setChannel} />
      <DepositAmount amount={amount} method={method} money={money} onChange={setAmount} />
      <Button busy={next.busy} disabled={next.busy} type="submit" wide>
        {t('next')}
      </Button>
      <DepositNotice onClose={next.dismiss} outcome={next.trouble} />
    </form>
  )
}
