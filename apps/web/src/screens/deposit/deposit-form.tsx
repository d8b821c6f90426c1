import { fundsText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { PendingCard } from '../../app/notes/pending-card.tsx'
import { useOtherCurrency } from '../../features/balance/queries.ts'
import { depositPromotions } from '../../features/funds/bonus-terms.ts'
import { LateNote } from '../../features/funds/methods/late-note.tsx'
import { useLateMinutes, usePromotions } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { BonusChoice } from './bonus-choice.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import { DepositNotice } from './deposit-notice.tsx'
import { LimitOffer } from './limit-offer.tsx'
import { MethodChoice } from './method-choice.tsx'
import { useDepositChoice } from './use-deposit-choice.ts'
import { useDepositMoney } from './use-deposit-money.ts'
import { useNext } from './use-next.ts'

/** Promotion, method, channel and amount, in the order in which players think of them. */
export function DepositForm() {
  const t = useText(fundsText)
  const { choice, methods, method, channel, ...choose } = useDepositChoice()
  const { promotionId, amount = '' } = choice
  const offered = depositPromotions(usePromotions().data ?? [])
  // Their amounts are taka.
  const hasBonuses = useOtherCurrency() === null
  const promotions = hasBonuses ? offered : []
  const promotion = promotions.find(({ id }) => id === promotionId)
  const money = useDepositMoney(amount, method)
  const late = useLateMinutes(method?.id)
  const next = useNext()
  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next.press({
          money,
          method,
          channel,
          choice: { ...choice, promotionId: promotion?.id ?? 0 },
        })
      }}
    >
      <PendingCard action="deposit" />
      {hasBonuses && (
        <BonusChoice
          accountMinor={money.accountMinor}
          chosen={promotion}
          onChoose={(id) => choose.change({ promotionId: id })}
          promotions={promotions}
        />
      )}
      <MethodChoice chosen={method} methods={methods} onChoose={choose.chooseMethod} />
      <LateNote minutes={late} />
      <ChannelChoice
        asked={money.minor !== null}
        chosen={channel}
        method={method}
        methods={methods}
        onChoose={choose.chooseChannel}
      />
      <DepositAmount
        amount={amount}
        money={money}
        onChange={(typed) => choose.change({ amount: typed })}
      />
      <LimitOffer />
      <Button busy={next.busy} disabled={next.busy} type="submit" wide>
        {t('next')}
      </Button>
      <DepositNotice onClose={next.dismiss} trouble={next.trouble} />
    </form>
  )
}
