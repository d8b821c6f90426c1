import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** What was done, said in place. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="flex items-start gap-2 rounded-card border border-grass bg-field-900 p-3 text-sm text-grass"
      role="status"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
