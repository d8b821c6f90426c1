import { Info } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Something to know before anything is pressed. */
export function InfoNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'flex items-start gap-2 rounded-card border border-field-700 bg-field-900 p-3 text-sm',
        className,
      )}
      role="note"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-sky" />
      {children}
    </p>
  )
}
