import { chatText } from '@maidan/locales'
import { Card, EmptyState, ErrorState, PageHeader, SkeletonRows, buttonClass } from '@maidan/ui'
import { Headset } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useChats } from '../../features/chat/queries.ts'
import { useText } from '../../lib/text/language.ts'

export function ChatList() {
  const t = useText(chatText)
  const navigate = useNavigate()
  const chats = useChats()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.chat })} title={t('listTitle')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {!chats.data ? (
          chats.isError ? (
            <ErrorState busy={chats.isFetching} onRetry={() => void chats.refetch()} />
          ) : (
            <SkeletonRows count={3} rowClass="h-18" />
          )
        ) : chats.data.length === 0 ? (
          <EmptyState
            action={
              <Link className={buttonClass({ look: 'secondary' })} to={paths.chat}>
                {t('start')}
              </Link>
            }
            hint={t('noneHint')}
          />
        ) : (
          <Card className="divide-y divide-field-800" padded={false}>
            {chats.data.map(({ chat_id, other_user, last_message }) => (
              <Link
                className="flex min-h-18 items-center gap-3 px-4"
                key={chat_id}
                params={{ chatId: String(chat_id) }}
                to={paths.chatBox}
              >
                <span className="flex size-11 items-center justify-center rounded-full bg-field-700">
                  <Headset aria-hidden className="size-5 text-floodlight" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{other_user.username}</span>
                  <span className="block truncate text-sm text-quiet">
                    {last_message === '' ? t('picture') : (last_message ?? t('none'))}
                  </span>
                </span>
              </Link>
            ))}
          </Card>
        )}
      </main>
    </>
  )
}
