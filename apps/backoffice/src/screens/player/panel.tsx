import { Card } from '@maidan/ui'
import type { ReactNode } from 'react'

/** A titled part of a player's page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="px-4 pt-3 pb-2" padded={false}>
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      {children}
    </Card>
  )
}
