import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { LanguageSelect } from '../shell/bars/language-select.tsx'
import { SiteLogo } from '../shell/bars/site-logo.tsx'
import { paths } from '../../lib/paths.ts'

/** The page of everything that happens before somebody is in: log-in, sign-up, a new password. */
export function GatePage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 p-4 pt-3">
      <div className="flex items-center justify-between">
        <Link className="flex min-h-11 items-center" to={paths.home}>
          <SiteLogo />
        </Link>
        <LanguageSelect look="short" />
      </div>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{props.title}</h1>
        <p className="text-quiet">{props.lead}</p>
      </header>
      {props.children}
    </main>
  )
}
