import type { ReactNode } from 'react'
import { latePart } from '../../../../lib/chunks/late-part.tsx'
import { isDepositPage } from '../../wide-paths.ts'

const MoneyHelp = latePart(async () => (await import('./money-help.tsx')).MoneyHelp)

/** A money page in one narrow column, with what helps to fill it in beside it, or below. */
export function MoneyPage({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[32rem] gap-x-6 @min-[52rem]:max-w-[58rem] @min-[52rem]:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
      <div className="min-w-0">{children}</div>
      <MoneyHelp action={isDepositPage(pathname) ? 'deposit' : 'withdrawal'} />
    </div>
  )
}
