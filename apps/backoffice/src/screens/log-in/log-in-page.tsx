import { deskText, staffText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { Brand, EnvironmentBadge } from '../../app/shell/brand.tsx'
import { LanguageSwitch } from '../../app/shell/language-switch.tsx'
import { SiteClock } from '../../app/shell/site-clock.tsx'

/** The page around the log-in: whose house it is, and that staff alone have business here. */
export function LogInPage({ children }: { children: ReactNode }) {
  const t = useText(deskText)
  const staff = useText(staffText)
  return (
    <div className="grid min-h-dvh place-items-center bg-[radial-gradient(60rem_30rem_at_50%_-8rem,var(--color-field-700),transparent)] p-4">
      <main className="flex w-full max-w-sm flex-col gap-5">
        <div className="flex items-center justify-between">
          <Brand />
          <EnvironmentBadge />
        </div>
        <Card className="flex flex-col gap-5 p-5! sm:p-6!">
          <div>
            <h1 className="text-lg font-semibold">{t('logInTitle')}</h1>
            <p className="mt-1 text-sm text-quiet">{t('logInLead')}</p>
          </div>
          {children}
        </Card>
        <Link
          className="text-center text-sm text-sky underline-offset-2 hover:underline"
          to={paths.enrol}
        >
          {staff('toEnrol')}
        </Link>
        <div className="flex items-center justify-between gap-4">
          <SiteClock className="text-quiet" />
          <LanguageSwitch className="w-48" />
        </div>
      </main>
    </div>
  )
}
