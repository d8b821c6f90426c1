import { chatText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useParams } from '../../lib/router/use-params.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { Conversation } from './conversation.tsx'

export function ChatBox() {
  const t = useText(chatText)
  const navigate = useNavigate()
  const { chatId = '' } = useParams()
  return (
    <div className="flex h-dvh flex-col wide:h-[calc(100dvh-4rem)]">
      <PageHeader onBack={() => navigate({ to: paths.chatList })} title={t('support')} />
      <main className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
        <Conversation chatId={chatId} />
      </main>
    </div>
  )
}
