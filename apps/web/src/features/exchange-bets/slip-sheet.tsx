import { slipText } from '@maidan/locales'
import { Sheet } from '@maidan/ui'
import { useState } from 'react'
import type { Selection } from '../../lib/exchange/selection.ts'
import { useText } from '../../lib/language.ts'
import { betName, betPlace, sideClass } from './bet-words.ts'
import { draftOf } from './new-bet.ts'
import { readNewOdds } from './read-new-odds.ts'
import { PlacedBet } from './placed-bet.tsx'
import { PlaceButton } from './place-button.tsx'
import { SlipForm } from './slip-form.tsx'
import { SlipSettings } from './slip-settings.tsx'
import { useBetMarket } from './queries.ts'
import { usePlaceBet } from './use-place-bet.ts'

type Props = { selection: Selection; onClose: () => void }

/** One bet from a tapped price to what became of it. */
export function SlipSheet({ selection, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(selection))
  const [editing, setEditing] = useState(false)
  const market = useBetMarket(selection.eventId, selection.marketId)
  const placing = usePlaceBet()
  const moved = readNewOdds(placing.error)
  const shown = moved ? { ...draft, odds: moved.odds, run: moved.run ?? draft.run } : draft
  const head = {
    headClass: sideClass(selection.side),
    onOpenChange: (open: boolean) => !open && onClose(),
    open: true,
    title: <SlipHead run={shown.run} selection={selection} />,
  }
  if (editing) {
    return (
      <Sheet {...head}>
        <SlipSettings onDone={() => setEditing(false)} />
      </Sheet>
    )
  }
  if (placing.data) {
    return (
      <Sheet {...head}>
        <PlacedBet onAgain={placing.reset} onClose={onClose} placed={placing.data} />
      </Sheet>
    )
  }
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const shared = { draft: shown, market, moved, onChange: change, selection }
  return (
    <Sheet {...head} footer={<PlaceButton {...shared} placing={placing} />}>
      <SlipForm {...shared} onEdit={() => setEditing(true)} />
    </Sheet>
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
