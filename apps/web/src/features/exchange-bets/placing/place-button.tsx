import { slipText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useId } from 'react'
import { shortMoney, typedMinor } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { figuresOf } from '../bet/figures.ts'
import type { SlipParts } from '../slip/slip-parts.ts'
import { stopOf } from '../slip/stop-of.ts'
import { useNeeded } from '../slip/use-needed.ts'
import { newBet, oddsOf } from './new-bet.ts'
import type { Draft } from './new-bet.ts'
import { PlaceNotice } from './place-notice.tsx'
import { isUnsure } from './use-intention.ts'
import type { usePlaceBet } from './use-place-bet.ts'

type Props = SlipParts & { placing: ReturnType<typeof usePlaceBet> }

/** The one action of the slip with what it puts at risk, and whatever stands against it. */
export function PlaceButton({ selection, draft, market, live, placing, moved, onChange }: Props) {
  const t = useText(slipText)
  const id = useId()
  const needed = useNeeded(selection, draft)
  const stakeMinor = typedMinor(draft.stake)
  const odds = oddsOf(selection, draft)
  const figures =
    stakeMinor !== null && odds !== null && figuresOf({ ...selection, odds, stakeMinor })
  // A bet whose answer was lost may stand already: asking for it again is always allowed.
  const stop = isUnsure(placing.error)
    ? null
    : stopOf({
        market,
        live,
        stakeMinor: figures ? stakeMinor : null,
        unread: unreadOf(draft, odds, stakeMinor),
        ...needed,
      })
  const place = () => {
    if (odds === null || stop !== null) return
    if (moved) onChange({ odds, run: draft.run })
    placing.place(newBet(selection, draft, odds), needed.neededMinor)
  }
  const risk = figures ? shortMoney(figures.loseMinor) : ''
  return (
    <div className="flex flex-col gap-3">
      <PlaceNotice
        id={id}
        isTyped={figures !== false && figures !== null}
        market={market}
        moved={moved}
        needed={needed}
        placing={placing}
        stop={stop}
      />
      <Button
        aria-describedby={id}
        aria-disabled={stop !== null || undefined}
        busy={placing.isPending}
        className="aria-disabled:opacity-50 aria-disabled:shadow-none"
        disabled={!figures}
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

/** What stands in the slip and is no price or no amount; an empty stake is only not typed yet. */
function unreadOf({ stake }: Draft, odds: string | null, stakeMinor: bigint | null) {
  if (odds === null) return 'odds'
  return stakeMinor === null && stake.trim() !== '' ? 'stake' : null
}
