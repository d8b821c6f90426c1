import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { Gift, House, UserRound, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { barClass } from './bar-class.ts'

const items = [
  { to: paths.home, text: 'home', icon: House },
  { to: paths.promotions, text: 'promotions', icon: Gift },
  { to: paths.deposit, text: 'deposit', icon: Wallet },
  { to: paths.account, text: 'myAccount', icon: UserRound },
] as const

/** A player's four places, one thumb away. */
export function BottomToolbar() {
  const t = useText(shellText)
  return (
    <nav aria-label={t('mainMenu')} className={barClass}>
      <div className="pointer-events-none mx-auto -mt-5 grid min-h-21 max-w-3xl auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto pt-5 [scrollbar-width:none]">
        {items.map((item) => (
          <Link
            activeClass="text-floodlight"
            className="flex flex-col items-center justify-center gap-0.5 pointer-events-auto px-1 pb-1 transition"
            inactiveClass="text-quiet"
            key={item.to}
            to={item.to}
          >
            <ToolbarIcon icon={item.icon} lit={item.to === paths.deposit} />
            <span className="text-center text-xs leading-tight font-medium">{t(item.text)}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}

function ToolbarIcon({ icon: Icon, lit }: { icon: LucideIcon; lit: boolean }) {
  return (
    <span
      className={clsx(
        'flex items-center justify-center rounded-full transition',
        lit ? '-mt-5 size-12 bg-floodlight text-ink shadow-glow' : 'size-7',
      )}
    >
      <Icon aria-hidden className="size-6" />
    </span>
  )
}
