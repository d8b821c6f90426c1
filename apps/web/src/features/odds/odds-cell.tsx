import { oddsText } from '@maidan/locales'
import { clsx } from 'clsx'
import { memo, useState } from 'react'
import type { Selection } from '../../lib/exchange/selection.ts'
import { useText } from '../../lib/language.ts'
import { choosePrice, useIsChosen } from './chosen-price.ts'

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
  const chosen = useIsChosen({ marketId: market.marketId, selectionId, side })
  const choose = () => {
    const price = { side, odds, run: props.run ?? null }
    choosePrice({ ...market, selectionId, selectionName, ...price })
  }
  return (
    <button
      aria-label={`${selectionName} ${t(side)} ${figure ?? t('noPrice')}`}
      className={clsx(
        'relative flex h-12 min-w-0 flex-col items-center justify-center overflow-hidden rounded-sm text-ink transition-opacity active:opacity-80',
        tones[side][depth],
        chosen && depth === 0 && 'ring-2 ring-floodlight',
        figure === null && 'opacity-60',
      )}
      disabled={!open}
      onClick={choose}
      type="button"
    >
      <Flash value={figure} />
      <span className="tabular relative text-sm leading-5 font-bold">{figure ?? '–'}</span>
      {figure !== null && detail !== undefined && (
        <span className="tabular relative text-xs leading-4">{detail}</span>
      )}
    </button>
  )
})

/** A light over the cell for 300 ms after its figure rose or fell. */
function Flash({ value }: { value: string | null }) {
  const [seen, setSeen] = useState({ value, moved: '' })
  if (seen.value !== value) {
    const known = seen.value !== null && value !== null
    setSeen({ value, moved: known ? (Number(value) > Number(seen.value) ? 'up' : 'down') : '' })
  }
  if (seen.moved === '') return null
  return (
    <span aria-hidden className="odds-flash absolute inset-0" data-moved={seen.moved} key={value} />
  )
}
