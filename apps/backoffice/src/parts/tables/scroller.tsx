import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'tabIndex' | 'role'> & {
  /** What scrolls here, for screen readers. */
  label: string
  role?: 'region' | 'log' | 'tabpanel'
}

/** A part that scrolls by itself. It takes the focus, so that the keyboard can scroll it too. */
export function Scroller({ label, role = 'region', className, ...rest }: Props) {
  const reachable = { role, tabIndex: 0 }
  return (
    <div
      {...rest}
      {...reachable}
      aria-label={label}
      className={clsx('scroller focus-visible:-outline-offset-2', className)}
    />
  )
}
