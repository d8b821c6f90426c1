import { shellText } from '@maidan/locales'
import { MoneyText, Skeleton, buttonClass } from '@maidan/ui'
import { Plus } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useBalance } from '../../features/balance/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { useSession } from '../../lib/session/session.ts'

/** The player's name and wallet, with the way to add money. */
export function WalletStrip() {
  const t = useText(shellText)
  const name = useSession()?.username
  const balance = useBalance()
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 pt-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-xs text-quiet">
          {name} · {t('mainWallet')}
        </p>
        {balance.data ? (
          <MoneyText
            className="text-lg font-bold"
            currency={balance.data.currency}
            minor={balance.data.minor}
          />
        ) : (
          <Skeleton className="mt-1 h-6 w-32" />
        )}
      </div>
      <Link className={buttonClass({ className: 'h-11 px-4' })} to={paths.deposit}>
        <Plus aria-hidden className="size-5" />
        {t('deposit')}
      </Link>
    </div>
  )
}
