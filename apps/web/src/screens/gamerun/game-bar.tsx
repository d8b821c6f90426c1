import { gamerunText } from '@maidan/locales'
import { IconButton, MoneyText, buttonClass } from '@maidan/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useBalance } from '../../features/balance/queries.ts'
import { SittingLine } from './sitting-line.tsx'
import { useText } from '../../lib/text/language.ts'

type Props = {
  title: string
  /** Buttons for the view of the game, on a wide screen. */
  tools: ReactNode
  /** It stands in a page that has the wallet already. */
  inPage: boolean
  /** All of it is play money: the wallet has nothing to do with it. */
  isDemo: boolean
  onClose: () => void
}

/** The thin bar over a game: the way out, its name, the wallet, the way to deposit. */
export function GameBar({ title, tools, inPage, isDemo, onClose }: Props) {
  const t = useText(gamerunText)
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-field-800 pr-2">
      <IconButton icon={<X className="size-6" />} label={t('close')} onClick={onClose} />
      <div className="min-w-0 flex-1">
        {/* On a phone the game says its name itself; what is under it here needs both lines. */}
        <h1 className="truncate text-sm font-semibold max-[36em]:has-[+[data-sitting]]:sr-only">
          {title}
        </h1>
        {isDemo ? (
          <p className="truncate text-xs font-semibold text-floodlight">{t('demo')}</p>
        ) : (
          <SittingLine />
        )}
      </div>
      {!inPage && !isDemo && <Wallet />}
      {tools}
    </header>
  )
}

function Wallet() {
  const t = useText(gamerunText)
  const balance = useBalance().data
  return (
    <>
      {balance && (
        <MoneyText
          className="text-sm font-semibold"
          currency={balance.currency}
          minor={balance.minor}
        />
      )}
      <Link className={buttonClass({ size: 'small' })} to={paths.deposit}>
        {t('deposit')}
      </Link>
    </>
  )
}
