import { deskText, staffText } from '@maidan/locales'
import { EmptyState, buttonClass, useText } from '@maidan/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOverview } from '../features/overview/queries.ts'
import { roleWords, type StaffRole } from '../lib/role-words.ts'
import { entriesFor, entryOf, isForAll, mayOpen, type NavEntry } from './nav-entries.ts'
import { ScreenPending } from './screen-pending.tsx'

const roles = Object.keys(roleWords) as StaffRole[]

/** Stands before a screen that the role may not open, and says whose it is and where one can go. */
export function RoleWall({ children }: { children: ReactNode }) {
  const { data: me, isPending } = useOverview()
  const { pathname } = useLocation()
  const entry = entryOf(pathname)
  if (entry === undefined || isForAll(entry)) return children
  // Until it is known who asks, the screen asks the server nothing that may be refused.
  if (isPending) return <ScreenPending />
  if (me === undefined || mayOpen(me.role, entry.to)) return children
  return <Wall entry={entry} role={me.role} />
}

function Wall({ entry, role }: { entry: NavEntry; role: StaffRole }) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const allowed = roles.filter((one) => mayOpen(one, entry.to))
  const names = allowed.map((one) => desk(roleWords[one])).join(', ')
  return (
    <div className="grid flex-1 place-content-center">
      <h1 className="sr-only">{t('wallTitle', { screen: desk(entry.label) })}</h1>
      <EmptyState
        action={
          <nav aria-label={t('wallGo')} className="flex flex-wrap justify-center gap-2">
            {entriesFor(role).map(({ to, label }) => (
              <Link className={buttonClass({ look: 'secondary', size: 'small' })} key={to} to={to}>
                {desk(label)}
              </Link>
            ))}
          </nav>
        }
        hint={`${t('wallMeans', { role: desk(roleWords[role]), roles: names })} ${t('wallGo')}`}
        title={t('wallTitle', { screen: desk(entry.label) })}
      />
    </div>
  )
}
