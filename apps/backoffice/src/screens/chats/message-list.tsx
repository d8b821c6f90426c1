import { supportText } from '@maidan/locales'
import { EmptyState, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ChatMessage } from '../../features/chats/queries.ts'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { ChatPicture } from './chat-picture.tsx'
import { When } from '../../parts/facts/when.tsx'

type Props = { messages: readonly ChatMessage[]; playerId: number }

/** What was said, the player on the left and support on the right; the latest stays in view. */
export function MessageList({ messages, playerId }: Props) {
  const t = useText(supportText)
  const end = useRef<HTMLLIElement>(null)
  const lastId = messages.at(-1)?.id
  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView({ block: 'end' })
  }, [lastId])
  if (messages.length === 0)
    return (
      <div className="min-h-0 flex-1">
        <EmptyState title={t('noMessages')} />
      </div>
    )
  return (
    <Scroller aria-live="polite" className="min-h-0 flex-1 p-4" label={t('messages')} role="log">
      <ul className="flex min-h-full flex-col justify-end gap-2">
        {messages.map((message) => (
          <li
            className={clsx(
              'w-fit max-w-[80%] sm:max-w-[65%]',
              message.sender_id !== playerId && 'self-end',
            )}
            key={message.id}
          >
            <Bubble message={message} own={message.sender_id !== playerId} />
          </li>
        ))}
        <li aria-hidden ref={end} />
      </ul>
    </Scroller>
  )
}

function Bubble({ message, own }: { message: ChatMessage; own: boolean }) {
  const t = useText(supportText)
  return (
    <>
      <div
        className={clsx(
          'rounded-card px-3.5 py-2 text-sm wrap-anywhere whitespace-pre-wrap',
          own ? 'rounded-br-sm bg-field-700' : 'rounded-bl-sm bg-field-800',
        )}
      >
        <span className="sr-only">{t(own ? 'supportSaid' : 'playerSaid')} </span>
        {message.has_picture && <ChatPicture message={message} />}
        {message.content}
      </div>
      <p className={clsx('mt-0.5 px-1 text-xs text-quiet', own && 'text-right')}>
        <When at={message.created_at} />
      </p>
    </>
  )
}
