import { PageHeader } from '@maidan/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { useIsMobile } from '../../lib/media.ts'

/** A page of plain words: under the phone's header with its way back, or in the wide frame. */
export function SitePage({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate()
  const mobile = useIsMobile()
  return (
    <>
      {mobile && <PageHeader onBack={() => void navigate({ to: paths.home })} title={title} />}
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        {!mobile && <h1 className="pt-6 text-2xl font-bold">{title}</h1>}
        {children}
      </main>
    </>
  )
}
