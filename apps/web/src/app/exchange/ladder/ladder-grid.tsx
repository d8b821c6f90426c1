import { tradingText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { Bet } from '../../../features/exchange-bets/queries.ts'
import { choosePrice } from '../../../features/odds/prices/chosen-price.ts'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { useText } from '../../../lib/text/language.ts'
import type { LadderRow } from './ladder-rows.ts'
import { OwnCell } from './own-cell.tsx'
import { PriceCell } from './price-cell.tsx'
import { useLadderKeys } from './use-ladder-keys.ts'

type Row = LadderRow<Bet>
type OnBet = (side: 'back' | 'lay', odds: string) => void

type Props = {
  runner: ChosenRunner
  rows: readonly Row[]
  middle: number
  onLeave: () => void
}

/** The lines of a ladder, its middle in sight at first; the keyboard chooses one and bets at it. */
export function LadderGrid({ runner, rows, middle, onLeave }: Props) {
  const t = useText(tradingText)
  const id = useId()
  const { market, runnerId: selectionId, name: selectionName } = runner
  const bet: OnBet = (side, odds) =>
    choosePrice({ ...market, selectionId, selectionName, side, odds, run: null })
  const { grid, chosen, choose, onKeyDown } = useLadderKeys(rows, { middle, onBet: bet, onLeave })
  return (
    <div
      aria-activedescendant={`${id}${chosen}`}
      aria-keyshortcuts="B L Escape"
      aria-label={t('ladderOf', { name: runner.name })}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 -outline-offset-2 [scrollbar-width:thin]"
      data-runner={selectionId}
      onKeyDown={onKeyDown}
      ref={grid}
      role="grid"
      tabIndex={0}
      title={t('ladderKeys')}
    >
      {rows.map((row) => (
        <LadderLine
          id={`${id}${row.tick}`}
          isChosen={row.tick === chosen}
          key={row.tick}
          onBet={bet}
          onChoose={() => choose(row.tick)}
          row={row}
        />
      ))}
    </div>
  )
}

type LineProps = { id: string; row: Row; isChosen: boolean; onBet: OnBet; onChoose: () => void }

function LadderLine({ id, row, isChosen, onBet, onChoose }: LineProps) {
  return (
    <div
      className={clsx(
        ladderColumns,
        'h-9 items-stretch border-b border-field-800',
        isChosen && 'bg-field-800 ring-1 ring-floodlight ring-inset',
      )}
      data-tick={row.tick}
      id={id}
      onPointerDown={onChoose}
      role="row"
      tabIndex={-1}
    >
      <OwnCell bets={row.own.back} />
      <PriceCell onBet={onBet} row={row} side="back" />
      <div className="tabular flex items-center justify-center text-sm font-bold" role="gridcell">
        {row.odds}
      </div>
      <PriceCell onBet={onBet} row={row} side="lay" />
      <OwnCell bets={row.own.lay} />
    </div>
  )
}

/** Own backs, backs, odds, lays, own lays. */
export const ladderColumns = 'grid grid-cols-[3.5rem_1fr_3.5rem_1fr_3.5rem] gap-0.5'
