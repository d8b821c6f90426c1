import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { LogOut } from 'lucide-react'
import { useMe } from '../../features/overview/queries.ts'
import { logOut } from '../../features/session/log-out.ts'
import { useWide } from '../../lib/use-wide.ts'
import { entriesFor } from '../nav-entries.ts'
import { Brand, EnvironmentBadge } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NavLink } from './nav-link.tsx'
import { SiteClock } from './site-clock.tsx'
import { Initial, Who } from './who.tsx'

const fullNavPx = 1280

/** The navigation at the side: with words where there is room, else a rail of icons. */
export function SideNav({ onAccount }: { onAccount: () => void }) {
  const full = useWide(fullNavPx)
  return full ? <FullNav /> : <RailNav onAccount={onAccount} />
}

function FullNav() {
  const t = useText(deskText)
  const me = useMe()
  return (
    <header className="flex w-52 shrink-0 flex-col gap-4 border-r border-field-800 bg-field-900 p-3">
      <div className="flex items-center justify-between gap-2 px-1">
        <Brand />
      </div>
      <EnvironmentBadge />
      <nav
        aria-label={t('mainMenu')}
        className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto"
      >
        {entriesFor(me?.role).map((entry) => (
          <NavLink entry={entry} key={entry.to} look="wide" />
        ))}
      </nav>
      <div className="flex flex-col gap-3 border-t border-field-800 pt-3">
        <SiteClock className="px-1" />
        <LanguageSwitch />
        <Who />
        <button
          className="flex h-9 items-center gap-3 rounded-md px-3 text-sm font-medium text-quiet transition hover:bg-field-800 hover:text-text"
          onClick={() => void logOut()}
          type="button"
        >
          <LogOut aria-hidden className="size-4.5" />
          {t('logOut')}
        </button>
      </div>
    </header>
  )
}

function RailNav({ onAccount }: { onAccount: () => void }) {
  const t = useText(deskText)
  const me = useMe()
  return (
    <header className="flex w-24 shrink-0 flex-col gap-3 border-r border-field-800 bg-field-900 p-1.5 py-3">
      <Brand small />
      <EnvironmentBadge className="px-1" />
      <nav
        aria-label={t('mainMenu')}
        className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto"
      >
        {entriesFor(me?.role).map((entry) => (
          <NavLink entry={entry} key={entry.to} look="rail" />
        ))}
      </nav>
      <SiteClock className="flex flex-col items-center leading-tight" />
      <button
        aria-haspopup="dialog"
        aria-label={t('account')}
        className="flex flex-col items-center gap-1 rounded-md py-1.5 transition hover:bg-field-800"
        onClick={onAccount}
        type="button"
      >
        <Initial name={me?.username ?? ''} />
        <span className="max-w-full truncate text-xs text-quiet">{me?.username}</span>
      </button>
    </header>
  )
}
