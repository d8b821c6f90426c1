import { shellText, wideText } from '@maidan/locales'
import { IconButton, MoneyText } from '@maidan/ui'
import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { useBalance } from '../../../features/balance/queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'

/** The main wallet, 0 for a guest, whose reload has nothing to ask for (NAV-65, NAV-66). */
export function WideWallet() {
  const shell = useText(shellText)
  const t = useText(wideText)
  const guest = useSession() === null
  const balance = useBalance()
  const shown = guest ? undefined : balance.data
  return (
    <div className="ml-auto flex items-center">
      <div className="text-right leading-tight">
        <p className="text-xs text-quiet">{shell('mainWallet')}</p>
        <MoneyText
          className="text-sm font-semibold"
          currency={shown?.currency ?? 'BDT'}
          minor={shown?.minor ?? 0n}
        />
        {balance.isError && (
          <p className="sr-only" role="alert">
            {t('balanceFailed')}
          </p>
        )}
      </div>
      <IconButton
        className="disabled:opacity-50"
        disabled={guest}
        icon={<RefreshCw className={clsx('size-4', balance.isFetching && 'animate-spin')} />}
        label={t('reloadBalance')}
        onClick={() => void balance.refetch()}
      />
    </div>
  )
}
