import { inboxText } from '@maidan/locales'
import { Button, PageHeader, showToast } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { useInbox, useOpenMessage } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { EditBar } from './edit-bar.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { Pager } from './pager.tsx'

/** The list, and beside it the message that is read. */
const besideClass = 'grid grid-cols-[minmax(16rem,24rem)_minmax(0,1fr)] items-start gap-4 p-4'

export function Inbox() {
  const t = useText(inboxText)
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const inbox = useInbox(page)
  const last = Math.max(1, inbox.data?.last_page ?? page)
  if (page > last) setPage(last)
  const opened = useOpenMessage()
  const messages = inbox.data?.data ?? []
  const editing = chosen !== null
  const isBeside = !isMobile && messages.length > 0
  const open = (id: number) =>
    opened.mutate(id, { onError: () => showToast(t('openFailed'), 'bad') })
  const toggle = (id: number) =>
    setChosen((ids) => (ids?.includes(id) ? ids.filter((one) => one !== id) : [...(ids ?? []), id]))
  return (
    <>
      <PageHeader
        end={
          messages.length > 0 && (
            <Button look="quiet" onClick={() => setChosen(editing ? null : [])} size="small">
              {editing ? t('done') : t('edit')}
            </Button>
          )
        }
        onBack={() => navigate({ to: paths.account })}
        title={t('title')}
      />
      <main className={isBeside ? besideClass : 'p-4'}>
        <div className="flex min-w-0 flex-col gap-4">
          {editing && <EditBar chosen={chosen} messages={messages} onChoose={setChosen} />}
          <MessageList
            inbox={inbox}
            onOpen={open}
            onToggle={toggle}
            openId={isMobile ? undefined : opened.data?.id}
            ticked={chosen}
          />
          <Pager last={last} onPage={setPage} page={page} />
        </div>
        {isBeside && <MessagePane message={opened.data ?? null} />}
      </main>
      {isMobile && <MessageSheet message={opened.data ?? null} onClose={() => opened.reset()} />}
    </>
  )
}
