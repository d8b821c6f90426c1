import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { entriesFor } from '../nav-entries.ts'
import { paths } from '../paths.ts'
import { NavLink } from './nav-link.tsx'

/** What a thumb reaches on a phone; the audit is in the account sheet. */
export function BottomNav() {
  const t = useText(deskText)
  const me = useMe()
  return (
    <nav
      aria-label={t('mainMenu')}
      className="safe-bottom flex shrink-0 border-t border-field-800 bg-field-900"
    >
      {entriesFor(me?.role)
        .filter(({ to }) => to !== paths.audit)
        .map((entry) => (
          <NavLink entry={entry} key={entry.to} look="bottom" />
        ))}
    </nav>
  )
}
