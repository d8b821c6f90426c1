import type { CallAnswer, Calls } from '@maidan/contract'
import { supportText } from '@maidan/locales'
import { Badge, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ChatLine } from '../../features/chats/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { WaitingAge } from '../../parts/facts/waiting-age.tsx'
import { When } from '../../parts/facts/when.tsx'

type Props = {
  chats: UseQueryResult<CallAnswer<Calls['staffChats']>>
  current: string | undefined
  onOpen: (chatId: string) => void
}

/** The conversations, those that wait for an answer first. */
export function ChatList({ chats, current, onOpen }: Props) {
  const t = useText(supportText)
  return (
    <QueryView
      empty={<EmptyState hint={t('noChatsHint')} title={t('noChats')} />}
      isEmpty={({ data }) => data.length === 0}
      query={chats}
      skeleton={
        <div className="p-3">
          <SkeletonRows count={6} rowClass="h-14" />
        </div>
      }
    >
      {({ data }) => (
        <ul aria-label={t('chatsTitle')} className="scroller min-h-0 flex-1">
          {data.map((chat) => (
            <ChatRow
              chat={chat}
              current={String(chat.chat_id) === current}
              key={chat.chat_id}
              onOpen={() => onOpen(String(chat.chat_id))}
            />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function ChatRow(props: { chat: ChatLine; current: boolean; onOpen: () => void }) {
  const t = useText(supportText)
  const { chat, current } = props
  return (
    <li>
      <button
        aria-current={current || undefined}
        className={clsx(
          'flex w-full flex-col gap-0.5 border-b border-field-800 px-4 py-2.5 text-left text-sm transition-colors',
          current
            ? 'bg-field-800 shadow-[inset_3px_0_0_var(--color-floodlight)]'
            : 'hover:bg-field-900',
        )}
        onClick={props.onOpen}
        type="button"
      >
        <span className="flex w-full items-center justify-between gap-2">
          <b className={clsx('truncate', !chat.waiting && 'font-medium')}>{chat.username}</b>
          {chat.waiting && <Badge tone="waiting">{t('waits')}</Badge>}
        </span>
        <span className={clsx('w-full truncate', !chat.waiting && 'text-quiet')}>
          {chat.last_message === '' ? t('picture') : (chat.last_message ?? t('noMessages'))}
        </span>
        {chat.last_at !== null &&
          (chat.waiting ? (
            <WaitingAge className="text-xs" since={chat.last_at} />
          ) : (
            <When at={chat.last_at} className="text-xs text-quiet" />
          ))}
      </button>
    </li>
  )
}
