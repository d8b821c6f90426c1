import { deskText } from '@maidan/locales'
import { Button, Sheet, buttonClass, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { LogOut, ScrollText } from 'lucide-react'
import { useMe } from '../../features/overview/queries.ts'
import { logOut } from '../../features/session/log-out.ts'
import { entriesFor } from '../nav-entries.ts'
import { paths } from '../paths.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Who } from './who.tsx'

/** Who is logged in, the language and the way out, where the side has no room for them. */
export function AccountSheet(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useText(deskText)
  const me = useMe()
  const mayAudit = entriesFor(me?.role).some(({ to }) => to === paths.audit)
  return (
    <Sheet onOpenChange={props.onOpenChange} open={props.open} title={t('account')}>
      <div className="flex flex-col gap-4 pb-4">
        <Who />
        <LanguageSwitch />
        {mayAudit && (
          <Link
            className={buttonClass({ look: 'secondary', wide: true, className: 'lg:hidden' })}
            onClick={() => props.onOpenChange(false)}
            to={paths.audit}
          >
            <ScrollText aria-hidden className="size-5" />
            {t('audit')}
          </Link>
        )}
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
