import { commonText, slipText } from '@maidan/locales'
import { AmountField, Button } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { bareAmount, readMinor, shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { isUnsure } from '../placing/use-intention.ts'
import type { Bet } from '../queries.ts'
import { useCancelBets } from './use-cancel-bets.ts'

/** Takes a part of what is not matched away. */
export function ReduceBet({ bet, onDone }: { bet: Bet; onDone: () => void }) {
  const t = useText(slipText)
  const common = useText(commonText)
  const [typed, setTyped] = useState('')
  const reducing = useCancelBets()
  const restMinor = readMinor(bet.remaining)
  const byMinor = typedMinor(typed)
  const fits = byMinor !== null && byMinor <= restMinor
  const reduce = () => {
    if (!fits) return
    const { bet_id, cancelled } = bet
    reducing.mutate([{ bet_id, size_reduction: bareAmount(byMinor), cancelled }], {
      onSuccess: onDone,
      // It may be smaller already: nobody shall take the same away twice by pressing again.
      onError: (error) => {
        if (isUnsure(error)) setTyped('')
      },
    })
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        reduce()
      }}
    >
      <AmountField
        error={
          byMinor !== null && !fits ? t('reduceHint', { amount: shortMoney(restMinor) }) : undefined
        }
        hint={t('reduceHint', { amount: shortMoney(restMinor) })}
        label={t('reduceBy')}
        maxLength={12}
        onChange={({ target }) => setTyped(target.value)}
        value={typed}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button className="min-h-11" look="quiet" onClick={onDone} size="small">
          {common('back')}
        </Button>
        <Button
          busy={reducing.isPending}
          className="min-h-11"
          disabled={!fits}
          look="secondary"
          size="small"
          type="submit"
        >
          {fits ? t('reduceNow', { amount: shortMoney(byMinor) }) : t('reduce')}
        </Button>
      </div>
    </form>
  )
}
