import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'good' | 'bad' | 'info' | 'waiting' | 'hot'

export const toneClass = {
  neutral: 'bg-field-700 text-text',
  good: 'bg-grass/15 text-grass',
  bad: 'bg-clay/15 text-clay-soft',
  info: 'bg-sky/15 text-sky',
  waiting: 'bg-amber/15 text-amber',
  hot: 'bg-floodlight text-ink',
} as const satisfies Record<Tone, string>

/** A short word in a pill: a count, a state, "NEW". */
export function Badge(props: { tone?: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'tabular inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold',
        toneClass[props.tone ?? 'neutral'],
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}
