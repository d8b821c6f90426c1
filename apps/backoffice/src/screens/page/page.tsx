import { publishingText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { useParams } from '@tanstack/react-router'
import { useMe } from '../../features/overview/queries.ts'
import { usePage } from '../../features/pages/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Editor } from './editor.tsx'
import { PageHead } from './page-head.tsx'
import { Versions } from './versions.tsx'

/** One page of content: who may, writes its next version; everyone here reads those that were. */
export function Page() {
  const { page = '' }: { page?: string } = useParams({ strict: false })
  return <OnePage key={page} page={page} />
}

function OnePage({ page }: { page: string }) {
  const t = useText(publishingText)
  const me = useMe()
  const record = usePage(page)
  return (
    <QueryView
      query={record}
      skeleton={
        <div className="p-4">
          <SkeletonRows count={6} rowClass="h-16" />
        </div>
      }
    >
      {(published) =>
        me?.role === 'admin' ? (
          <Editor published={published} />
        ) : (
          <>
            <PageHead page={published} />
            <p className="px-4 pt-4 text-sm text-quiet">{t('readOnly')}</p>
            <Versions page={published} />
          </>
        )
      }
    </QueryView>
  )
}
