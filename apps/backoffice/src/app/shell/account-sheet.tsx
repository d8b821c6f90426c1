import { deskText } from '@maidan/locales'
import { Button, Sheet, buttonClass, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useMe } from '../../features/overview/queries.ts'
import { logOut } from '../../features/session/log-out.ts'
import { phoneEntriesFor } from '../nav-entries.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Who } from './who.tsx'

/** Who is logged in, the language and the way out, where the side has no room for them. */
export function AccountSheet(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useText(deskText)
  const me = useMe()
  const { inSheet } = phoneEntriesFor(me?.role)
  return (
    <Sheet onOpenChange={props.onOpenChange} open={props.open} title={t('account')}>
      <div className="flex flex-col gap-4 pb-4">
        <Who onOpen={() => props.onOpenChange(false)} />
        <LanguageSwitch />
        {inSheet.map(({ to, icon: Icon, label }) => (
          <Link
            className={buttonClass({ look: 'secondary', wide: true, className: 'lg:hidden' })}
            key={to}
            onClick={() => props.onOpenChange(false)}
            to={to}
          >
            <Icon aria-hidden className="size-5" />
            {t(label)}
          </Link>
        ))}
        <Button
          look="danger"
          onClick={() => {
            props.onOpenChange(false)
            void logOut()
          }}
          wide
        >
          <LogOut aria-hidden className="size-5" />
          {t('logOut')}
        </Button>
      </div>
    </Sheet>
  )
}
