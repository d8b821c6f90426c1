import { oddsText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { Cover } from './cover.tsx'

type Props = {
  name: ReactNode
  /** Between the name and the prices. */
  trend?: ReactNode
  /** One price a side, whatever the room. */
  narrow?: boolean
  /** Below the name: limits, or a mark. */
  note?: ReactNode
  /** What the player makes if this runner wins; nothing without a bet. */
  profit?: bigint | undefined
  suspended?: boolean
  ballRunning?: boolean
  children: ReactNode
}

/** A runner or a fancy: its name to the left, its prices to the right. */
export function LineRow(props: Props) {
  const t = useText(oddsText)
  const { suspended = false, ballRunning = false } = props
  return (
    <li className="far-away flex min-h-14 flex-wrap items-center gap-x-2 border-t border-field-800 py-1 pr-1 pl-3 wide:min-h-10 wide:py-0.5">
      <div className="min-w-0 grow basis-16 py-1 wide:py-0">
        <div className="text-sm leading-tight font-semibold">{props.name}</div>
        {props.profit !== undefined && (
          <MoneyText className="block text-xs font-semibold" minor={props.profit} signed />
        )}
        {props.note !== undefined && <p className="text-xs text-quiet">{props.note}</p>}
      </div>
      {props.trend}
      <div className={props.narrow === true ? narrowCellsClass : cellsClass}>
        {props.children}
        {suspended ? (
          <Cover text={t('suspend')} />
        ) : (
          ballRunning && <Cover text={t('ballRunning')} />
        )}
      </div>
    </li>
  )
}

/** One cell a side. */
export const narrowCellsClass =
  'relative ml-auto grid w-36 max-w-full shrink-0 auto-cols-fr grid-flow-col gap-0.5'

/** Two cells on a phone; the width of six where there is room for three prices a side. */
export const cellsClass = `${narrowCellsClass} deep:w-96`
