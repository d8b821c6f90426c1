import { gamerunText } from '@maidan/locales'
import { IconButton, MoneyText, buttonClass } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useBalance } from '../../features/balance/queries.ts'
import { useText } from '../../lib/text/language.ts'

/** The thin bar over a game: the way out, its name, the wallet, the way to deposit. */
export function GameBar({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useText(gamerunText)
  const balance = useBalance().data
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-field-800 pr-2">
      <IconButton icon={<X className="size-6" />} label={t('close')} onClick={onClose} />
      <h1 className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</h1>
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
    </header>
  )
}
