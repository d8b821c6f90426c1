import { deskText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { useVip } from '../../features/vip/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Editor } from './editor.tsx'
import { LevelTable } from './level-table.tsx'

/** The VIP levels: everybody at the desk reads them, administrators ask for others. */
export function Vip() {
  const title = useText(deskText)('vip')
  const isAdmin = useMe()?.role === 'admin'
  const vip = useVip()
  return (
    <QueryView
      query={vip}
      skeleton={
        <>
          <ScreenHead title={title} />
          <SkeletonRows count={4} rowClass="h-16" />
        </>
      }
    >
      {(record) =>
        isAdmin ? (
          <Editor key={record.changed_at} record={record} title={title} />
        ) : (
          <LevelTable record={record} title={title} />
        )
      }
    </QueryView>
  )
}
