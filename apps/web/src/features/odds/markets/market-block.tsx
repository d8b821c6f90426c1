import { oddsText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { cellsClass } from './line-row.tsx'

type Props = {
  title: ReactNode
  /** The sides of the two middle columns, left to right. */
  sides: readonly ['back', 'lay'] | readonly ['no', 'yes']
  /** Beside the title. */
  mark?: ReactNode
  /** Between the title and the rows. */
  tools?: ReactNode
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
  return (
    <section aria-labelledby={id} className={clsx(cardClass, 'relative overflow-hidden')}>
      <div className="flex min-h-11 items-center gap-2 bg-field-800 pr-1 pl-3">
        <h2 className="min-w-0 flex-1 text-base leading-tight font-semibold" id={id}>
          {props.title}
        </h2>
        {props.mark}
        <div aria-hidden className={clsx(cellsClass, 'text-center text-xs font-semibold')}>
          <span className={clsx('md:pr-6 md:text-right', sideClass[left])}>{t(left)}</span>
          <span className={clsx('md:pl-6 md:text-left', sideClass[right])}>{t(right)}</span>
        </div>
      </div>
      {props.tools}
      {props.children}
      {props.over}
    </section>
  )
}
