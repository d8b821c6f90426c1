import { accountText } from '@maidan/locales'
import { Button, PageHeader } from '@maidan/ui'
import { LogOut } from 'lucide-react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { latePart } from '../../lib/chunks/late-part.tsx'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../../features/session/log-out.ts'
import { useText } from '../../lib/text/language.ts'
import { AccountLinks } from './account-links.tsx'
import { BalanceCard } from './balance-card.tsx'
import { DueNote } from './due-note.tsx'
import { ContactLinks } from './contact-links.tsx'

const NoticeCard = latePart(async () => (await import('./notices/notice-card.tsx')).NoticeCard)

export function Account() {
  const t = useText(accountText)
  const navigate = useNavigate()
  // A wide page has them as a menu at its left.
  const mobile = useIsMobile()
  const leave = () => {
    void logOut()
    navigate({ to: paths.home })
  }
  return (
    <>
      <PageHeader title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        <DueNote />
        <BalanceCard />
        {mobile && <AccountLinks />}
        <NoticeCard />
        <ContactLinks />
        <Button look="danger" onClick={leave} wide>
          <LogOut aria-hidden className="size-5" />
          {t('logOut')}
        </Button>
      </main>
    </>
  )
}
