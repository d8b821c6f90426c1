import { tradingText } from '@maidan/locales'
import { MousePointerClick } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { SlipPane } from './slip-pane.tsx'
import { SlipSheet } from './slip-sheet.tsx'
import { STAKE_FIELD } from './stake-field.tsx'

type Props = { selection: Selection | null; live: LivePrice | null; onClose: () => void }

/**
 * The slip in its place beside the page. A price that is pressed fills it and leads on to the stake;
 * closing it leads back to the price.
 */
export function DockedSlip({ selection, live, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const from = useRef<Element>(null)
  useEffect(() => {
    if (selection === null && from.current instanceof HTMLElement) {
      from.current.focus()
      from.current = null
    }
    if (selection === null || place.current === null) return
    if (!place.current.contains(document.activeElement)) from.current = document.activeElement
    place.current.querySelector<HTMLElement>(`input[name=${STAKE_FIELD}]`)?.focus()
  }, [selection])
  return (
    <div className="flex min-h-0 flex-1 flex-col" ref={place}>
      {selection === null ? (
        <EmptySlip />
      ) : (
        <SlipSheet frame={SlipPane} live={live} onClose={onClose} selection={selection} />
      )}
    </div>
  )
}

function EmptySlip() {
  const t = useText(tradingText)
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <MousePointerClick aria-hidden className="size-10 text-quiet" />
      <p className="font-semibold">{t('emptySlip')}</p>
      <p className="text-sm text-quiet">{t('emptySlipHint')}</p>
    </div>
  )
}
