import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Money } from '../../../parts/facts/money.tsx'

/** What was bet and what that won, as one book says it. */
export function BetWin({ bet, win, currency }: { bet: string; win: string; currency: string }) {
  const t = useText(roundsText)
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>
        <span className="font-normal text-quiet">{t('bet')}</span>{' '}
        <Money amount={bet} currency={currency} />
      </span>
      <span>
        <span className="font-normal text-quiet">{t('win')}</span>{' '}
        <Money amount={win} currency={currency} />
      </span>
    </span>
  )
}
