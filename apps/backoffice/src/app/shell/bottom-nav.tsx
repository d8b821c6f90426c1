import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { phoneEntriesFor } from '../nav-entries.ts'
import { NavLink } from './nav-link.tsx'

/** What a thumb reaches on a phone; what finds no room is in the account sheet. */
export function BottomNav() {
  const t = useText(deskText)
  const me = useMe()
  return (
    <nav
      aria-label={t('mainMenu')}
      className="safe-bottom flex shrink-0 border-t border-field-800 bg-field-900"
    >
      {phoneEntriesFor(me?.role).below.map((entry) => (
        <NavLink entry={entry} key={entry.to} look="bottom" />
      ))}
    </nav>
  )
}
