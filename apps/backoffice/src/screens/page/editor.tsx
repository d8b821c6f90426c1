import { publishingText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { PageRecord } from '../../features/pages/queries.ts'
import { LeaveDialog } from '../../parts/leave-dialog.tsx'
import { WaitsNote } from '../../parts/notes/waits-note.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { draftOf, isChanged, isPublishable } from './draft.ts'
import { DraftFields } from './draft-fields.tsx'
import { PageHead } from './page-head.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { Versions } from './versions.tsx'
import { WordsShown } from './words-shown.tsx'

const views = ['write', 'preview', 'versions'] as const
type View = (typeof views)[number]

/**
 * Where the next version is written. It stands on the version that was there when writing began:
 * what others publish meanwhile is told and never written over.
 */
export function Editor({ published }: { published: PageRecord }) {
  const t = useText(publishingText)
  const [base, setBase] = useState(published)
  const [draft, setDraft] = useState(() => draftOf(published.texts))
  const [view, setView] = useState<View>('write')
  const [asking, setAsking] = useState(false)
  const begin = (page: PageRecord) => {
    setBase(page)
    setDraft(draftOf(page.texts))
  }
  const isOvertaken = published.version > base.version
  return (
    <>
      <PageHead page={base}>
        <Segments
          items={views.map((value) => ({ value, label: t(`view_${value}`) }))}
          label={t('views')}
          onChange={setView}
          value={view}
        />
        <Button
          className="ml-auto"
          disabled={isOvertaken || published.waiting !== null || !isPublishable(draft, base.texts)}
          onClick={() => setAsking(true)}
          size="small"
        >
          {t('publish')}
        </Button>
      </PageHead>
      <Waits page={published} />
      {isOvertaken && <Overtaken onBegin={() => begin(published)} version={published.version} />}
      {view === 'versions' ? (
        <Versions page={published} />
      ) : (
        <Scroller className="min-h-0 flex-1" label={t(`view_${view}`)}>
          {view === 'write' ? (
            <DraftFields draft={draft} onChange={setDraft} />
          ) : (
            <WordsShown words={draft} />
          )}
        </Scroller>
      )}
      <LeaveDialog unsaved={isChanged(draft, base.texts)} />
      {asking && (
        <PublishDialog base={base} draft={draft} onClose={() => setAsking(false)} onAsked={begin} />
      )}
    </>
  )
}

/** Who asked for the next version, while a second person has yet to decide. */
function Waits({ page: { waiting, versions } }: { page: PageRecord }) {
  const t = useText(publishingText)
  if (waiting === null) return null
  const version = Math.max(...versions.map((one) => one.version)) + 1
  return (
    <div className="p-4 pb-0">
      <WaitsNote link={t('toApprovals')} text={t('waits', { name: waiting.asked_by, version })} />
    </div>
  )
}

function Overtaken({ version, onBegin }: { version: number; onBegin: () => void }) {
  const t = useText(publishingText)
  return (
    <div className="flex flex-wrap items-center gap-3 p-4 pb-0">
      <Note icon={RefreshCw} tone="waiting">
        {t('newer', { version })}
      </Note>
      <Button look="secondary" onClick={onBegin} size="small">
        {t('startOver', { version })}
      </Button>
    </div>
  )
}
