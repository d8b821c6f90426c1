import { slipText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { figuresOf } from '../bet/figures.ts'
import { newBet, oddsOf } from './new-bet.ts'
import type { SlipParts } from '../slip/slip-parts.ts'
import { isUnsure } from './use-intention.ts'
import type { usePlaceBet } from './use-place-bet.ts'
import { useNeeded } from '../slip/use-needed.ts'

type Props = SlipParts & { placing: ReturnType<typeof usePlaceBet> }

/** The one action of the slip with what it puts at risk, and whatever stands against it. */
export function PlaceButton(props: Props) {
  const { selection, draft, market, placing, moved, onChange } = props
  const t = useText(slipText)
  const stakeMinor = typedMinor(draft.stake)
  const odds = oddsOf(selection, draft)
  const figures =
    stakeMinor !== null && odds !== null && figuresOf({ ...selection, odds, stakeMinor })
  const place = () => {
    if (odds === null) return
    if (moved) onChange({ odds, run: draft.run })
    placing.place(newBet(selection, draft, odds))
  }
  const risk = figures ? shortMoney(figures.loseMinor) : ''
  return (
    <div className="flex flex-col gap-3">
      <PlaceNotice {...props} />
      <Button
        busy={placing.isPending}
        disabled={!figures || market?.status === 'closed'}
        onClick={place}
        wide
      >
        {moved
          ? t('acceptAndPlace', { odds: moved.shown })
          : figures
            ? t('placeBetRisk', { amount: risk })
            : t('placeBet')}
      </Button>
    </div>
  )
}

/** The first thing that the player should know before he places: a refusal, no money, no market. */
function PlaceNotice({ selection, draft, market, placing, moved }: Props) {
  const t = useText(slipText)
  const language = useLanguage()
  const { availableMinor, neededMinor } = useNeeded(selection, draft)
  if (placing.error && !placing.isPending) {
    return (
      <p className="text-sm text-clay-soft" role="alert">
        {moved
          ? t('oddsNow', { odds: moved.shown })
          : failureText(placing.error, {
              language,
              fallback: isUnsure(placing.error) ? t('placeUnsure') : t('placeFailed'),
              network: t('placeUnsure'),
            })}
      </p>
    )
  }
  if (neededMinor > availableMinor) {
    const [amount, needed] = [shortMoney(availableMinor), shortMoney(neededMinor)]
    return (
      <p className="flex items-center gap-3 text-sm text-amber" role="status">
        <span className="flex-1">{t('notEnough', { amount, needed })}</span>
        <Link
          className="inline-flex min-h-11 items-center font-semibold underline"
          to={paths.deposit}
        >
          {t('toDeposit')}
        </Link>
      </p>
    )
  }
  if (market?.status === 'suspended') return <p className="text-sm text-amber">{t('suspended')}</p>
  if (market?.status === 'closed') return <p className="text-sm text-amber">{t('closed')}</p>
  return (
    <p className="tabular text-sm text-quiet">
      {t('available', { amount: shortMoney(availableMinor) })}
    </p>
  )
}
