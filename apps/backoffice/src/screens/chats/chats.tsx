import { supportText } from '@maidan/locales'
import { EmptyState, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useChats } from '../../features/chats/queries.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { ChatList } from './chat-list.tsx'
import { Conversation } from './conversation.tsx'

/** The support desk: who waits on the left, what was said on the right. */
export function Chats() {
  const t = useText(supportText)
  const { chat: chatId } = useAddress()
  const change = useChangeAddress()
  const chats = useChats()
  const open = chats.data?.data.find(({ chat_id }) => String(chat_id) === chatId)
  return (
    <>
      <ScreenHead hiddenOnPhone={chatId !== undefined} title={t('chatsTitle')} />
      <div className="flex min-h-0 flex-1">
        <div
          className={clsx(
            'flex min-h-0 w-full flex-col border-field-800 lg:w-80 lg:border-r',
            chatId !== undefined && 'max-lg:hidden',
          )}
        >
          <ChatList
            chats={chats}
            current={chatId}
            onOpen={(id) => change({ chat: id }, { step: chatId === undefined })}
          />
        </div>
        {chatId === undefined ? (
          <div className="hidden flex-1 place-content-center lg:grid">
            <EmptyState hint={t('chooseChatHint')} title={t('chooseChat')} />
          </div>
        ) : (
          <Conversation
            chatId={chatId}
            key={chatId}
            onBack={() => change({ chat: '' })}
            username={open?.username}
          />
        )}
      </div>
    </>
  )
}
