import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { Brand, EnvironmentBadge } from './brand.tsx'
import { SiteClock } from './site-clock.tsx'
import { Initial } from './who.tsx'

/** The bar on top of a phone: where one is, what time it is, and the account. */
export function PhoneBar({ onAccount }: { onAccount: () => void }) {
  const t = useText(deskText)
  const me = useMe()
  return (
    <header className="flex h-13 shrink-0 items-center gap-3 border-b border-field-800 bg-field-900 pr-1 pl-3">
      <Brand small />
      <EnvironmentBadge />
      <span className="flex-1" />
      <SiteClock />
      <button
        aria-haspopup="dialog"
        aria-label={t('account')}
        className="grid size-11 place-content-center rounded-full"
        onClick={onAccount}
        type="button"
      >
        <Initial name={me?.username ?? ''} />
      </button>
    </header>
  )
}
