import { PageHeader } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useRouter } from '../../lib/router/router-context.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useIsMobile } from '../../lib/media.ts'

/** A page of plain words: under the phone's header with its way back, or in the wide frame. */
export function SitePage({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const mobile = useIsMobile()
  const goBack = () => (history.canGoBack() ? history.back() : navigate({ to: paths.home }))
  return (
    <>
      {mobile && <PageHeader onBack={goBack} title={title} />}
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        {!mobile && <h1 className="pt-6 text-2xl font-bold">{title}</h1>}
        {children}
      </main>
    </>
  )
}
