import type { ReactNode } from 'react'
import { CopyValue } from './copy-value.tsx'

/** A list of names and values, one line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-field-800 text-sm">{children}</dl>
}

/** One fact; `copy` adds a button for the bare value. */
export function Fact(props: {
  name: string
  copy?: string | null | undefined
  children: ReactNode
}) {
  return (
    <div className="flex min-h-9 items-center gap-3 py-1">
      <dt className="w-28 shrink-0 text-quiet sm:w-32">{props.name}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-1 font-medium wrap-anywhere">
        <span className="min-w-0">{props.children}</span>
        {props.copy !== undefined && props.copy !== null && props.copy !== '' && (
          <CopyValue value={props.copy} what={props.name} />
        )}
      </dd>
    </div>
  )
}
