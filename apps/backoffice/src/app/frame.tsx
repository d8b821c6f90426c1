import { deskText } from '@maidan/locales'
import { keepsFocus, useKeptFocus, useText } from '@maidan/ui'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOverview } from '../features/overview/queries.ts'
import { useWide } from '../lib/use-wide.ts'
import { RoleWall } from './role-wall.tsx'
import { AccountSheet } from './shell/account-sheet.tsx'
import { BottomNav } from './shell/bottom-nav.tsx'
import { PhoneBar } from './shell/phone-bar.tsx'
import { SideNav } from './shell/side-nav.tsx'
import { useIdleLogOut } from './use-idle-log-out.ts'

const navWidthPx = 1024

/** The navigation by duty around every screen: at the side, or below on a phone. */
export function Frame() {
  const t = useText(deskText)
  const wide = useWide(navWidthPx)
  const [accountOpen, setAccountOpen] = useState(false)
  const openAccount = () => setAccountOpen(true)
  useWaitingTitle()
  useIdleLogOut()
  useKeptFocus()
  return (
    <div className="flex h-dvh flex-col lg:flex-row">
      <a
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-card bg-floodlight px-4 py-2 font-semibold text-ink focus:translate-y-0"
        href="#content"
      >
        {t('skip')}
      </a>
      {wide ? <SideNav onAccount={openAccount} /> : <PhoneBar onAccount={openAccount} />}
      <main
        {...keepsFocus}
        className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
        id="content"
      >
        <RoleWall>
          <Outlet />
        </RoleWall>
      </main>
      {!wide && <BottomNav />}
      <AccountSheet onOpenChange={setAccountOpen} open={accountOpen} />
    </div>
  )
}

/** The browser's tab tells how much waits, also while staff look elsewhere. */
function useWaitingTitle() {
  const t = useText(deskText)
  const { data } = useOverview()
  const waiting = (data?.deposits_waiting ?? 0) + (data?.withdrawals_waiting ?? 0)
  useEffect(() => {
    document.title = waiting === 0 ? t('siteTitle') : `(${waiting}) ${t('siteTitle')}`
  }, [waiting, t])
}
