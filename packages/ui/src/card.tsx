import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const cardClass = 'rounded-card bg-field-900 border border-field-800 shadow-card'

/** A raised surface; `padded` is off for lists that reach its edges. */
export function Card({
  padded = true,
  className,
  ...rest
}: ComponentProps<'section'> & { padded?: boolean }) {
  return <section {...rest} className={clsx(cardClass, padded && 'p-4', className)} />
}
