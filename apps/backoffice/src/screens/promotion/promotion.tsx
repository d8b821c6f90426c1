import { promotionDeskText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useParams } from '@tanstack/react-router'
import { useMe } from '../../features/overview/queries.ts'
import { draftOf, newDraft } from '../../features/promotions/draft.ts'
import { usePromotions } from '../../features/promotions/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Editor } from './editor.tsx'

/** One promotion to change, or a new one; only administrators come here. */
export function Promotion() {
  const { promotion = '' }: { promotion?: string } = useParams({ strict: false })
  return <OnePromotion id={promotion} key={promotion} />
}

function OnePromotion({ id }: { id: string }) {
  const t = useText(promotionDeskText)
  const me = useMe()
  const promotions = usePromotions()
  return (
    <QueryView
      query={promotions}
      skeleton={
        <div className="p-4">
          <SkeletonRows count={6} rowClass="h-16" />
        </div>
      }
    >
      {({ data }) => {
        const record = data.find((one) => String(one.id) === id)
        if ((record === undefined && id !== 'new') || me?.role !== 'admin')
          return <EmptyState title={t('unknown')} />
        return (
          <Editor
            begin={record ? () => draftOf(record) : () => newDraft(Date.now())}
            isWaiting={(record?.approval_id ?? null) !== null}
          />
        )
      }}
    </QueryView>
  )
}
