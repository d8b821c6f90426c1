import type { ReactNode } from 'react'

/** A line of the profile: what it is, what it says, and perhaps what can be done. */
export function Fact(props: { label: string; children: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-quiet">{props.label}</p>
        <p className="font-medium">{props.children}</p>
      </div>
      {props.end}
    </div>
  )
}
