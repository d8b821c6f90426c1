import type { ReactNode } from 'react'

/** Two short lines in the height of one row. */
export function Twice({ below, children }: { below: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-col leading-4 whitespace-nowrap">
      <span className="leading-4.5">{children}</span>
      <span className="tabular text-xs leading-3.5 text-quiet">{below}</span>
    </span>
  )
}
