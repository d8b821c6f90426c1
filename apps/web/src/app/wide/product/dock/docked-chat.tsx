import { chatText, productText } from '@maidan/locales'
import { ErrorState, IconButton, SkeletonRows } from '@maidan/ui'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useStartChat } from '../../../../features/chat/queries.ts'
import { useUser } from '../../../../features/session/queries.ts'
import { useGeneral } from '../../../../features/site/queries.ts'
import { useText } from '../../../../lib/text/language.ts'
import { Conversation } from '../../../../screens/chat-box/conversation.tsx'
import { DockedPane } from './docked-pane.tsx'

/** The conversation with support beside the page, on every page. */
export function DockedChat({ onClose }: { onClose: () => void }) {
  const t = useText(productText)
  const chat = useText(chatText)
  const { chatId, failed, again } = useSupportChat()
  return (
    <DockedPane label={t('chat')}>
      <div className="flex h-14 shrink-0 items-center border-b border-field-800 pr-1.5 pl-4">
        <h2 className="flex-1 font-semibold">{t('chat')}</h2>
        <IconButton icon={<X className="size-5" />} label={t('closeChat')} onClick={onClose} />
      </div>
      {chatId !== undefined ? (
        <Conversation chatId={chatId} />
      ) : failed ? (
        <ErrorState onRetry={again} title={chat('failed')} />
      ) : (
        <div className="p-4">
          <SkeletonRows count={3} rowClass="h-12" />
        </div>
      )}
    </DockedPane>
  )
}

/** Opens the player's one conversation with the support account (CHAT-05). */
function useSupportChat() {
  const user = useUser()
  const general = useGeneral()
  const { mutate, data, isError } = useStartChat()
  const player = user.data?.id
  const support = general.data?.support_account_id
  useEffect(() => {
    if (player !== undefined && support !== undefined) mutate({ player, support })
  }, [mutate, player, support])
  const again = () => {
    if (player !== undefined && support !== undefined) mutate({ player, support })
    else void Promise.all([user.refetch(), general.refetch()])
  }
  const failed = isError || user.isError || general.isError
  return { chatId: data && String(data.chat.id), failed, again }
}
