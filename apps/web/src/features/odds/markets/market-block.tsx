import { oddsText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { cellsClass, narrowCellsClass } from './line-row.tsx'

type Props = {
  title: ReactNode
  /** The sides of the two middle columns, left to right. */
  sides: readonly ['back', 'lay'] | readonly ['no', 'yes']
  /** Beside the title. */
  mark?: ReactNode
  /** Between the title and the rows. */
  tools?: ReactNode
  /** One price a side, whatever the room. */
  narrow?: boolean
  /** Above everything in the block. */
  over?: ReactNode
  children: ReactNode
}

const sideClass = { back: 'text-back', lay: 'text-lay', no: 'text-lay', yes: 'text-back' } as const

/** A market: a band with its name, the heads of the two sides, and its rows. */
export function MarketBlock(props: Props) {
  const t = useText(oddsText)
  const id = useId()
  const [left, right] = props.sides
  const narrow = props.narrow === true
  return (
    <section aria-labelledby={id} className={clsx(cardClass, 'relative overflow-hidden')}>
      <div className="flex min-h-11 items-center gap-2 bg-field-800 pr-1 pl-3">
        <h2
          className={clsx(
            'min-w-0 flex-1 leading-tight font-semibold',
            narrow ? 'text-sm' : 'text-base',
          )}
          id={id}
        >
          {props.title}
        </h2>
        {props.mark}
        <div
          aria-hidden
          className={clsx(
            narrow ? narrowCellsClass : cellsClass,
            'text-center text-xs font-semibold',
          )}
        >
          <span className={clsx(!narrow && 'deep:pr-6 deep:text-right', sideClass[left])}>
            {t(left)}
          </span>
          <span className={clsx(!narrow && 'deep:pl-6 deep:text-left', sideClass[right])}>
            {t(right)}
          </span>
        </div>
      </div>
      {props.tools}
      {props.children}
      {props.over}
    </section>
  )
}
