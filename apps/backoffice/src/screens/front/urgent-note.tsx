import { frontDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { Siren } from 'lucide-react'
import { mayOpen } from '../../app/nav-entries.ts'
import { paths } from '../../app/paths.ts'
import { useMe } from '../../features/overview/queries.ts'
import { Note } from '../../parts/notes/note.tsx'

/** The other notice that all players read is a setting: says so, with the way there for who may go. */
export function UrgentNote() {
  const t = useText(frontDeskText)
  const role = useMe()?.role
  return (
    <Note icon={Siren} tone="info">
      {t('urgent')}{' '}
      {mayOpen(role, paths.settings) && (
        <Link className="underline underline-offset-2" to={paths.settings}>
          {t('toSettings')}
        </Link>
      )}
    </Note>
  )
}
