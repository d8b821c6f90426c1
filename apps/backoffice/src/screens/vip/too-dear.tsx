import { playWeightsText, vipDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import type { VipRecord } from '../../features/vip/queries.ts'
import { Note } from '../../parts/notes/note.tsx'

/** Says by which kinds of play somebody could come out ahead as things stand; nothing while by none. */
export function TooDear({ record }: { record: VipRecord }) {
  const t = useText(vipDeskText)
  const word = useText(playWeightsText)
  if (record.too_dear.length === 0) return null
  const plays = record.too_dear.map((play) => word(`play_${play}`)).join(', ')
  return (
    <Note icon={TriangleAlert} tone="bad">
      {t('tooDear', { plays })}
    </Note>
  )
}
