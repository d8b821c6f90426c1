import { commonText, supportText } from '@maidan/locales'
import { IconButton, SkeletonRows, useText } from '@maidan/ui'
import { ChevronLeft } from 'lucide-react'
import { useConversation } from '../../features/chats/queries.ts'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { AnswerBox } from './answer-box.tsx'
import { MessageList } from './message-list.tsx'

type Props = {
  chatId: string
  /** Known from the list; undefined if the conversation was opened by its address alone. */
  username: string | undefined
  onBack: () => void
}

/** One conversation with the box that answers it. */
export function Conversation({ chatId, username, onBack }: Props) {
  const t = useText(supportText)
  const common = useText(commonText)
  const conversation = useConversation(chatId)
  const playerId = conversation.data?.player_id
  return (
    <section
      aria-label={t('conversation')}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-field-900"
    >
      <div className="flex h-13 shrink-0 items-center gap-2 border-b border-field-800 px-1 lg:px-4">
        <IconButton
          className="lg:hidden"
          icon={<ChevronLeft aria-hidden className="size-6" />}
          label={common('back')}
          onClick={onBack}
        />
        <h2 className="text-base font-semibold">
          {playerId === undefined ? (
            (username ?? t('conversation'))
          ) : (
            <PlayerLink
              id={playerId}
              username={username ?? t('playerNumber', { id: String(playerId) })}
            />
          )}
        </h2>
      </div>
      <QueryView
        query={conversation}
        skeleton={
          <div className="min-h-0 flex-1 p-4">
            <SkeletonRows count={5} rowClass="h-12" />
          </div>
        }
      >
        {(data) => <MessageList messages={data.messages} playerId={data.player_id} />}
      </QueryView>
      <AnswerBox chatId={chatId} />
    </section>
  )
}
