import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** The way back to the list, before the title. */
  back?: ReactNode
  /** Stands beside the title: a count, a state. */
  note?: ReactNode
  /** On a phone something open takes the whole screen; only the heading stays, for readers. */
  hiddenOnPhone?: boolean
  children?: ReactNode
}

/** The head of a screen: its name, a figure beside it, and its filters. */
export function ScreenHead({ title, back, note, hiddenOnPhone = false, children }: Props) {
  return (
    <div
      className={clsx(
        'flex min-h-13 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-field-800 px-4 py-2',
        hiddenOnPhone && 'max-lg:sr-only max-lg:*:not-first:hidden',
      )}
    >
      <div className="flex min-w-0 items-center gap-3">
        {back}
        <h1 className="text-lg font-semibold">{title}</h1>
        {note}
      </div>
      {children}
    </div>
  )
}
