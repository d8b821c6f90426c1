import { Card } from '@maidan/ui'
import type { ReactNode } from 'react'

/** A titled part of a page; `note` stands at the end of the title's line. */
export function Panel(props: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Card className="min-w-0 px-4 pt-3 pb-2" padded={false}>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">{props.title}</h2>
        {props.note}
      </div>
      {props.children}
    </Card>
  )
}
