import { productText } from '@maidan/locales'
import type { ReactNode } from 'react'
import { latePart } from '../../../../lib/chunks/late-part.tsx'
import { useText } from '../../../../lib/text/language.ts'

const AccountList = latePart(async () => (await import('./account-list.tsx')).AccountList)

/** A page of the account, with the way to all the others at its left. */
export function AccountPages({ children }: { children: ReactNode }) {
  const t = useText(productText)
  return (
    <div className="grid grid-cols-[11.5rem_minmax(0,1fr)] min-[80em]:grid-cols-[15rem_minmax(0,1fr)]">
      <nav
        aria-label={t('accountPages')}
        className="sticky top-16 flex flex-col gap-5 self-start pt-6 pl-4"
      >
        <AccountList />
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
