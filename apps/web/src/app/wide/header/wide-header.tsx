import { AccountLine } from './account-line.tsx'
import { TopLine } from './top-line.tsx'
import { WideNav } from './wide-nav.tsx'

/** Three lines that stay in sight: the site, the player, the ways on. 145 px together. */
export function WideHeader() {
  return (
    <header className="top-tall fixed inset-x-0 top-0 z-40 min-h-[9.0625rem] border-b border-field-700 bg-field-900">
      <TopLine />
      <AccountLine />
      <WideNav />
    </header>
  )
}
