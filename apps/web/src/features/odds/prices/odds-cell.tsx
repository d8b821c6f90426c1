import { oddsText } from '@maidan/locales'
import { clsx } from 'clsx'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { useText } from '../../../lib/text/language.ts'
import { choosePrice, useIsChosen } from './chosen-price.ts'
import { flash } from './flash.ts'
import { useTap } from './use-tap.ts'

/** The market that a row of cells belongs to. */
export type CellMarket = Pick<
  Selection,
  'eventId' | 'eventName' | 'marketId' | 'marketName' | 'kind'
>

type Props = {
  market: CellMarket
  selectionId: number | null
  selectionName: string
  side: Selection['side']
  /** How far behind the best price. */
  depth?: 0 | 1 | 2
  /** The upper, bold figure; null when nothing is offered. */
  figure: string | null
  /** The lower, small figure. */
  detail?: string
  /** Odds or rate as the bet slip takes them. */
  odds: string
  run?: string | null
  /** Whether the price can be taken now; true unless said otherwise. */
  open?: boolean
}

const tones = {
  back: ['bg-back', 'bg-back-2', 'bg-back-3'],
  yes: ['bg-back', 'bg-back-2', 'bg-back-3'],
  lay: ['bg-lay', 'bg-lay-2', 'bg-lay-3'],
  no: ['bg-lay', 'bg-lay-2', 'bg-lay-3'],
} as const

/** One price: a tap hands it to the bet slip, a change flashes. */
export const OddsCell = memo(function OddsCell(props: Props) {
  const t = useText(oddsText)
  const { market, selectionId, selectionName, side, depth = 0, figure, detail, odds } = props
  const open = figure !== null && props.open !== false
  // The slip is painted first; the ring around its price comes after.
  const chosen = useDeferredValue(useIsChosen({ marketId: market.marketId, selectionId, side }))
  const cell = useFlash(figure)
  const tap = useTap(() => {
    const price = { side, odds, run: props.run ?? null }
    choosePrice({ ...market, selectionId, selectionName, ...price })
  })
  return (
    <button
      {...tap}
      aria-label={`${selectionName} ${t(side)} ${figure ?? t('noPrice')}`}
      className={clsx(
        'odds-cell flex h-12 min-w-0 wide:h-9 flex-col items-center justify-center overflow-hidden rounded-sm text-ink',
        tones[side][depth],
        chosen && depth === 0 && 'ring-2 ring-floodlight',
        !open && 'opacity-60',
      )}
      disabled={!open}
      ref={cell}
      type="button"
    >
      <span className="tabular text-sm leading-5 font-bold">{figure ?? '–'}</span>
      {figure !== null && detail !== undefined && (
        <span className="tabular text-xs leading-4">{detail}</span>
      )}
    </button>
  )
})

/** Lets the cell flash after its figure rose or fell. */
function useFlash(value: string | null) {
  const cell = useRef<HTMLButtonElement>(null)
  const seen = useRef(value)
  useEffect(() => {
    const [before, now] = [Number(seen.current ?? NaN), Number(value ?? NaN)]
    seen.current = value
    if (cell.current && before !== now && !Number.isNaN(before - now))
      flash(cell.current, now > before ? 'up' : 'down')
  }, [value])
  return cell
}
