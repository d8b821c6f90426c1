import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import type { MarketBrief } from '../../features/markets/market.ts'
import { Note } from '../../parts/notes/note.tsx'

/** What the partner said beside its first result, and what has to be done about it. */
export function ContradictedNote({ market: { contradicted } }: { market: MarketBrief }) {
  const t = useText(marketsText)
  if (contradicted.length === 0) return null
  return (
    <Note icon={TriangleAlert} tone="bad">
      {t('contradictedMeans', { results: contradicted.join(' → ') })}
    </Note>
  )
}
