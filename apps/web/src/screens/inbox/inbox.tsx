import { inboxText } from '@maidan/locales'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  showToast,
  SkeletonRows,
} from '@maidan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { useInbox, useOpenMessage } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { EditBar } from './edit-bar.tsx'
import { MessageLine } from './message-line.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { Pager } from './pager.tsx'

export function Inbox() {
  const t = useText(inboxText)
  const navigate = useNavigate()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const inbox = useInbox(page)
  const last = Math.max(1, inbox.data?.last_page ?? page)
  if (page > last) setPage(last)
  const opened = useOpenMessage()
  const messages = inbox.data?.data ?? []
  const editing = chosen !== null
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
        onBack={() => void navigate({ to: paths.account })}
        title={t('title')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {editing && <EditBar chosen={chosen} messages={messages} onChoose={setChosen} />}
        {!inbox.data ? (
          inbox.isError ? (
            <ErrorState busy={inbox.isFetching} onRetry={() => void inbox.refetch()} />
          ) : (
            <SkeletonRows count={5} rowClass="h-18" />
          )
        ) : messages.length === 0 ? (
          <EmptyState hint={t('empty')} />
        ) : (
          <Card className="divide-y divide-field-800 overflow-hidden" padded={false}>
            {messages.map((message) => (
              <MessageLine
                key={message.id}
                message={message}
                onOpen={() => open(message.id)}
                onToggle={() => toggle(message.id)}
                {...(editing && { ticked: chosen.includes(message.id) })}
              />
            ))}
          </Card>
        )}
        <Pager last={last} onPage={setPage} page={page} />
      </main>
      <MessageSheet message={opened.data ?? null} onClose={() => opened.reset()} />
    </>
  )
}
