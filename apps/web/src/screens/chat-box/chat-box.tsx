import { chatText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { useNavigate, useParams } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { Conversation } from './conversation.tsx'

export function ChatBox() {
  const t = useText(chatText)
  const navigate = useNavigate()
  const { chatId = '' } = useParams({ strict: false })
  return (
    <div className="flex h-dvh flex-col wide:h-[calc(100dvh-4rem)]">
      <PageHeader onBack={() => void navigate({ to: paths.chatList })} title={t('support')} />
      <main className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
        <Conversation chatId={chatId} />
      </main>
    </div>
  )
}
