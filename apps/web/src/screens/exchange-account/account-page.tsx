import { exchangeAccountText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { ZoneNote } from '../../app/exchange/zone-note.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  title: PlainKey<typeof exchangeAccountText.en>
  /** Whether times stand on it, which then want their zone. */
  timed?: boolean
  children: ReactNode
}

/** A page of the exchange account, with the way back to its menu. */
export function AccountPage({ title, timed = false, children }: Props) {
  const t = useText(exchangeAccountText)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.exchangeAccount })} title={t(title)} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4 pb-24">
        {timed && <ZoneNote />}
        {children}
      </main>
    </>
  )
}
