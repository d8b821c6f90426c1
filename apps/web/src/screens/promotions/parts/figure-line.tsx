import type { ReactNode } from 'react'

/** A figure of a bonus with its name before it, in a list of terms. */
export function FigureLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right font-semibold">{children}</dd>
    </div>
  )
}
