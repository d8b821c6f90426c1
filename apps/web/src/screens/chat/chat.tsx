import { chatText } from '@maidan/locales'
import { Button, buttonClass, Card, PageHeader, showToast } from '@maidan/ui'
import { Headset, MessagesSquare, UserRound } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useStartChat } from '../../features/chat/queries.ts'
import { useUser } from '../../features/session/queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readSession, useSession } from '../../lib/session/session.ts'
import { ChatPromotions } from './chat-promotions.tsx'

export function Chat() {
  const t = useText(chatText)
  const navigate = useNavigate()
  const loggedIn = useSession() !== null
  const { start, busy } = useOpenChat()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.home })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        <Card className="flex flex-col items-center gap-4 bg-linear-to-br from-field-700 to-field-900 text-center">
          <Headset aria-hidden className="size-12 text-floodlight" />
          <p className="text-lg font-semibold">{t('lead')}</p>
          <Button busy={busy} disabled={busy} onClick={start} wide>
            {busy ? t('opening') : t('start')}
          </Button>
        </Card>
        <nav className="flex flex-col gap-3">
          <Link className={buttonClass({ look: 'secondary', wide: true })} to={paths.chatList}>
            <MessagesSquare aria-hidden className="size-5" />
            {t('list')}
          </Link>
          <Link className={buttonClass({ look: 'secondary', wide: true })} to={paths.profile}>
            <UserRound aria-hidden className="size-5" />
            {t('profile')}
          </Link>
          {!loggedIn && (
            <Link className={buttonClass({ look: 'secondary', wide: true })} to={paths.login}>
              {t('login')}
            </Link>
          )}
        </nav>
        <ChatPromotions />
      </main>
    </>
  )
}

/** Opens the conversation with support; without a token the way leads to the log-in (SIL-107). */
function useOpenChat() {
  const t = useText(chatText)
  const navigate = useNavigate()
  const player = useUser().data?.id
  const support = useGeneral().data?.support_account_id
  const open = useStartChat()
  const start = () => {
    if (readSession() === null) return navigate({ to: paths.login })
    if (player === undefined || support === undefined) return showToast(t('failed'), 'bad')
    return open.mutate(
      { player, support },
      {
        onSuccess: ({ chat }) =>
          navigate({ to: paths.chatBox, params: { chatId: String(chat.id) } }),
        onError: () => showToast(t('failed'), 'bad'),
      },
    )
  }
  return { start, busy: open.isPending }
}
