import { slipText } from '@maidan/locales'
import { useDeferredValue } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { betName, betPlace, sideClass } from '../bet/bet-words.ts'
import type { Draft } from '../placing/new-bet.ts'
import type { Tap } from '../one-click/new-tap.ts'
import { readNewOdds } from '../placing/read-new-odds.ts'
import { PlacedBet } from '../placing/placed-bet.tsx'
import { PlaceButton } from '../placing/place-button.tsx'
import { SlipForm } from './slip-form.tsx'
import { SlipSettings } from './slip-settings.tsx'
import { useBetMarket, useFreshMarket } from '../queries.ts'
import { usePlaceBet } from '../placing/use-place-bet.ts'

/** What stands in a slip: the price that was tapped, and what was set since. */
export type Slip = { tap: Tap; draft: Draft; editing: boolean }

/** What a slip is drawn in: a sheet from below, or a pane beside the page. */
export type SlipFrame = ComponentType<{
  open: boolean
  onClose: () => void
  title: ReactNode
  headClass: string
  footer?: ReactNode
  children: ReactNode
}>

type Props = {
  slip: Slip
  live: LivePrice | null
  open: boolean
  frame: SlipFrame
  change: (changed: Partial<Slip>) => void
  onClose: () => void
}

/** One bet as it stands: being set, placed, or its stakes being edited. */
export function OneBet({ slip, live, open, frame: Frame, change, onClose }: Props) {
  const { tap, draft, editing } = slip
  const { selection } = tap
  // What is asked of the server waits until the slip has been painted.
  const asking = useDeferredValue(open)
  const market = useBetMarket(selection, { enabled: open && asking })
  useFreshMarket(selection.eventId, live?.state)
  const placing = usePlaceBet(tap)
  const moved = readNewOdds(placing.error)
  const shown = moved ? { ...draft, odds: moved.odds, run: moved.run ?? draft.run } : draft
  const head = {
    headClass: sideClass(selection.side),
    onClose,
    open,
    title: <SlipHead run={shown.run} selection={selection} />,
  }
  if (editing) {
    return (
      <Frame {...head}>
        <SlipSettings onDone={() => change({ editing: false })} />
      </Frame>
    )
  }
  if (placing.data) {
    return (
      <Frame {...head}>
        <PlacedBet
          heldMinor={placing.heldMinor}
          onAgain={placing.reset}
          onClose={onClose}
          placed={placing.data}
        />
      </Frame>
    )
  }
  const redraft = (changed: Partial<Draft>) => change({ draft: { ...draft, ...changed } })
  const shared = { draft: shown, live, market, moved, onChange: redraft, selection }
  return (
    <Frame {...head} footer={<PlaceButton {...shared} placing={placing} />}>
      <SlipForm {...shared} onEdit={() => change({ editing: true })} />
    </Frame>
  )
}

function SlipHead({ selection, run }: { selection: Selection; run: string | null }) {
  const t = useText(slipText)
  const { selectionName, marketName, eventName, side } = selection
  const bet = { selection_name: selectionName, market_name: marketName, event_name: eventName, run }
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="shrink-0 rounded-md bg-ink px-2 py-1 text-xs font-bold text-paper">
        {t(side)}
      </span>
      <span className="min-w-0">
        <span className="block text-base leading-snug font-bold">{betName(bet)}</span>
        <span className="block text-xs font-medium opacity-80">{betPlace(bet, true)}</span>
      </span>
    </span>
  )
}
