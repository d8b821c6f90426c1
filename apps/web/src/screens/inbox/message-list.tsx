import { inboxText } from '@maidan/locales'
import { Card, EmptyState, ErrorState, SkeletonRows } from '@maidan/ui'
import type { useInbox } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { MessageLine } from './message-line.tsx'

type Props = {
  inbox: ReturnType<typeof useInbox>
  /** The message that stands beside the list. */
  openId: number | undefined
  /** Set in edit mode: what is ticked. */
  ticked: readonly number[] | null
  onOpen: (id: number) => void
  onToggle: (id: number) => void
}

/** A page of the inbox, or why there is none. */
export function MessageList({ inbox, openId, ticked, onOpen, onToggle }: Props) {
  const t = useText(inboxText)
  if (inbox.data === undefined)
    return inbox.isError ? (
      <ErrorState busy={inbox.isFetching} onRetry={() => void inbox.refetch()} />
    ) : (
      <SkeletonRows count={5} rowClass="h-18" />
    )
  const messages = inbox.data.data
  if (messages.length === 0) return <EmptyState hint={t('empty')} />
  return (
    <Card className="divide-y divide-field-800 overflow-hidden" padded={false}>
      {messages.map((message) => (
        <MessageLine
          isOpen={message.id === openId}
          key={message.id}
          message={message}
          onOpen={() => onOpen(message.id)}
          onToggle={() => onToggle(message.id)}
          {...(ticked && { ticked: ticked.includes(message.id) })}
        />
      ))}
    </Card>
  )
}
