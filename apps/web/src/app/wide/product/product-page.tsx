import { clsx } from 'clsx'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { isExchange, isTrading } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ScreenPending } from '../../routes/screen-pending.tsx'
import { isAccountPage, isFullPage, isMoneyPage, isTablePage } from '../wide-paths.ts'
import { AccountPages } from './account/account-pages.tsx'
import { MoneyPage } from './money/money-page.tsx'

const ExchangeFrame = lazyScreen(
  async () => (await import('../../exchange/exchange-frame.tsx')).ExchangeFrame,
)

/** The column that every screen's title and content keep to; a screen knows only a phone's. */
const columnClass = '[&_main]:mx-auto [&_main]:w-full [&_main]:max-w-(--page-column)'

const column = {
  full: '[--page-column:90rem]',
  money: '[--page-column:32rem]',
  table: '[--page-column:72rem]',
  plain: '[--page-column:48rem]',
} as const

type Props = { pathname: string; children: ReactNode }

/** A screen in the room that its kind of page takes. */
export function ProductPage({ pathname, children }: Props) {
  return (
    <div
      className={clsx(
        '@container mx-auto max-w-[90rem]',
        isTrading(pathname) && 'h-full',
        columnClass,
        column[widthOf(pathname)],
      )}
    >
      <Beside pathname={pathname}>{children}</Beside>
    </div>
  )
}

function widthOf(pathname: string): keyof typeof column {
  if (isFullPage(pathname)) return 'full'
  if (isMoneyPage(pathname)) return 'money'
  return isTablePage(pathname) ? 'table' : 'plain'
}

/** What stands beside or around the screens of a kind. */
function Beside({ pathname, children }: Props) {
  const loggedIn = useSession() !== null
  if (isMoneyPage(pathname)) return <MoneyPage pathname={pathname}>{children}</MoneyPage>
  if (isAccountPage(pathname)) return <AccountPages>{children}</AccountPages>
  if (loggedIn && isExchange(pathname))
    return (
      <Suspense fallback={<ScreenPending />}>
        <ExchangeFrame>{children}</ExchangeFrame>
      </Suspense>
    )
  return children
}
