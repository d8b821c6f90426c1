import { chatText } from '@maidan/locales'
import { EmptyState, SkeletonRows } from '@maidan/ui'
import { useChatMessages } from '../../features/chat/queries.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { Bubble } from './bubble.tsx'
import { Composer } from './composer.tsx'

/** What was written, newest below, and where to write. */
export function Conversation({ chatId }: { chatId: string }) {
  const t = useText(chatText)
  const me = useUser().data?.id
  const messages = useChatMessages(chatId)
  const count = messages.data?.length ?? 0
  const missing = messages.isError && messages.data === undefined
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div aria-label={t('listTitle')} className="flex flex-1 flex-col gap-2 p-4" role="log">
        {messages.isPending && <SkeletonRows count={3} rowClass="h-12" />}
        {missing && <EmptyState title={t('missing')} />}
        {messages.data?.length === 0 && <p className="m-auto text-quiet">{t('hello')}</p>}
        {messages.data?.map((message) => (
          <Bubble key={message.id} message={message} own={message.sender_id === me} />
        ))}
        <div className="scroll-mb-24" key={count} ref={scrollHere} />
      </div>
      {me !== undefined && !missing && <Composer chatId={chatId} senderId={me} />}
    </div>
  )
}

/** The mark below the last message is new with each message, and scrolls itself into view. */
function scrollHere(mark: HTMLDivElement | null) {
  mark?.scrollIntoView({ block: 'end' })
}
