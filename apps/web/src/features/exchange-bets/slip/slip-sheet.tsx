import { slipText } from '@maidan/locales'
import { ReadySheet } from '@maidan/ui'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { betName, betPlace, sideClass } from '../bet/bet-words.ts'
import { draftOf } from '../placing/new-bet.ts'
import type { Draft } from '../placing/new-bet.ts'
import { newTap } from '../one-click/new-tap.ts'
import type { Tap } from '../one-click/new-tap.ts'
import { readNewOdds } from '../placing/read-new-odds.ts'
import { PlacedBet } from '../placing/placed-bet.tsx'
import { PlaceButton } from '../placing/place-button.tsx'
import { SlipForm } from './slip-form.tsx'
import { SlipSettings } from './slip-settings.tsx'
import { useBetMarket, useFreshMarket } from '../queries.ts'
import { usePlaceBet } from '../placing/use-place-bet.ts'

type Props = { selection: Selection | null; live: LivePrice | null; onClose: () => void }

/** A closed slip has slid away by then, and is made ready for the next tap. */
const CLEAR_AFTER_MS = 400

/** Stands in the slip before the first tap, where nobody sees it. */
const noSelection: Selection = {
  eventId: '',
  eventName: '',
  marketId: '',
  marketName: '',
  kind: 'match_odds',
  selectionId: null,
  selectionName: '',
  side: 'back',
  odds: '2.00',
  run: null,
}

/**
 * One bet from a tapped price to what became of it. Its parts stay in the page while it is closed
 * (`selection` is null), so that a tap changes words instead of building a form.
 */
export function SlipSheet({ selection, live, onClose }: Props) {
  const [slip, setSlip] = useState(() => slipOf(selection ?? noSelection))
  // A tap begins anew; closing leaves what stands in the slip to be seen off.
  if (selection !== null && selection !== slip.tap.selection) setSlip(slipOf(selection))
  const isOpen = selection !== null
  useEffect(() => {
    if (isOpen) return undefined
    const clear = () => startTransition(() => setSlip(({ tap }) => slipOf(tap.selection)))
    const timer = setTimeout(clear, CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  const change = (changed: Partial<Slip>) => setSlip((before) => ({ ...before, ...changed }))
  return <OneBet change={change} live={live} onClose={onClose} open={isOpen} slip={slip} />
}

type Slip = { tap: Tap; draft: Draft; editing: boolean }

function slipOf(selection: Selection): Slip {
  return { tap: newTap(selection), draft: draftOf(selection), editing: false }
}

type OneBetProps = {
  slip: Slip
  live: LivePrice | null
  open: boolean
  change: (changed: Partial<Slip>) => void
  onClose: () => void
}

function OneBet({ slip, live, open, change, onClose }: OneBetProps) {
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
      <ReadySheet {...head}>
        <SlipSettings onDone={() => change({ editing: false })} />
      </ReadySheet>
    )
  }
  if (placing.data) {
    return (
      <ReadySheet {...head}>
        <PlacedBet
          heldMinor={placing.heldMinor}
          onAgain={placing.reset}
          onClose={onClose}
          placed={placing.data}
        />
      </ReadySheet>
    )
  }
  const redraft = (changed: Partial<Draft>) => change({ draft: { ...draft, ...changed } })
  const shared = { draft: shown, live, market, moved, onChange: redraft, selection }
  return (
    <ReadySheet {...head} footer={<PlaceButton {...shared} placing={placing} />}>
      <SlipForm {...shared} onEdit={() => change({ editing: true })} />
    </ReadySheet>
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
        <span className="block truncate text-base leading-snug font-bold">{betName(bet)}</span>
        <span className="block truncate text-xs font-medium opacity-80">{betPlace(bet, true)}</span>
      </span>
    </span>
  )
}
