import { exchangePagesText } from '@maidan/locales'
import { House, Pin, Radio, Trophy, UserRound } from 'lucide-react'
import { Link } from '../../../lib/router/link.tsx'
import { useText } from '../../../lib/text/language.ts'
import { paths } from '../../../lib/paths.ts'
import { barClass } from './bar-class.ts'

const items = [
  { to: paths.exchange, text: 'home', icon: House },
  { to: paths.exchangeInplay, text: 'inPlay', icon: Radio },
  { to: paths.exchangeSports, text: 'sports', icon: Trophy },
  { to: paths.exchangeMulti, text: 'multiMarkets', icon: Pin },
  { to: paths.exchangeAccount, text: 'account', icon: UserRound },
] as const

/** The five places of the exchange, in the documents' order (EXCH-01, EXCH-02). */
export function ExchangeBar() {
  const t = useText(exchangePagesText)
  return (
    <nav aria-label={t('exchangeMenu')} className={barClass}>
      <div className="mx-auto grid min-h-16 max-w-3xl auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto [scrollbar-width:none]">
        {items.map(({ to, text, icon: Icon }) => (
          <Link
            activeClass="text-floodlight"
            className="flex flex-col items-center justify-center gap-1 px-1 py-1 transition"
            inactiveClass="text-quiet"
            key={to}
            to={to}
          >
            <Icon aria-hidden className="size-6" />
            <span className="text-center text-xs leading-tight font-medium">{t(text)}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
