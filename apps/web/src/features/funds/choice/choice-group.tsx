import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A titled group of choices. */
export function ChoiceGroup(props: { title: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{props.title}</legend>
      <div className={clsx('grid gap-3', props.className)}>{props.children}</div>
    </fieldset>
  )
}
