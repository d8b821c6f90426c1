import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a whole form was refused for; read out as soon as it appears. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="flex items-start gap-2 rounded-card border border-clay bg-field-900 p-3 text-sm text-clay-soft"
      role="alert"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
