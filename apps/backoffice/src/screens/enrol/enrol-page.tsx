import { staffText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { Brand, EnvironmentBadge } from '../../app/shell/brand.tsx'
import { LanguageSwitch } from '../../app/shell/language-switch.tsx'

/** The page around the enrolment, and the way back to the log-in. */
export function EnrolPage({ children }: { children: ReactNode }) {
  const t = useText(staffText)
  return (
    <div className="grid min-h-dvh place-items-center p-4">
      <main className="flex w-full max-w-md flex-col gap-5">
        <div className="flex items-center justify-between">
          <Brand />
          <EnvironmentBadge />
        </div>
        <Card className="flex flex-col gap-5 p-5! sm:p-6!">
          <div>
            <h1 className="text-lg font-semibold">{t('enrolTitle')}</h1>
            <p className="mt-1 text-sm text-quiet">{t('enrolLead')}</p>
          </div>
          {children}
        </Card>
        <div className="flex items-center justify-between gap-4">
          <Link className="text-sm text-sky underline-offset-2 hover:underline" to={paths.logIn}>
            {t('backToLogIn')}
          </Link>
          <LanguageSwitch className="w-48" />
        </div>
      </main>
    </div>
  )
}
