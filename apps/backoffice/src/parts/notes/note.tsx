import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  info: 'border-sky/40 bg-sky/10 text-sky',
  waiting: 'border-amber/40 bg-amber/10 text-amber',
  bad: 'border-clay bg-clay/15 text-clay-soft font-medium',
} as const

/** Something to know before one decides, with a sign. */
export function Note(props: { icon: LucideIcon; tone: keyof typeof tones; children: ReactNode }) {
  const Icon = props.icon
  return (
    <p
      className={clsx(
        'flex items-start gap-2.5 rounded-md border px-3 py-2 text-sm',
        tones[props.tone],
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{props.children}</span>
    </p>
  )
}
