import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The whole rule of a card, a sentence each, behind its title. */
export function RuleDetails({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-2 border-t border-field-800 pt-1">
      <summary className="-mb-1 flex min-h-11 list-none items-center gap-2 text-sm font-semibold">
        <span className="flex-1">{title}</span>
        <ChevronDown aria-hidden className="size-5 text-quiet transition group-open:rotate-180" />
      </summary>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5 text-sm text-quiet marker:text-field-700">
        {children}
      </ul>
    </details>
  )
}
