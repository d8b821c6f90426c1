import { bettingText } from '@maidan/locales'
import { clsx } from 'clsx'
import type { ExchangeRecord } from '../../features/exchange-bets/use-exchange-records.ts'
import { useText } from '../../lib/text/language.ts'

/** Open is neutral, WON green and LOST red (REC-11 to REC-13). */
export function ExchangeStatus({ status }: { status: ExchangeRecord['status'] }) {
  const t = useText(bettingText)
  return (
    <span
      className={clsx(
        'block text-sm font-semibold uppercase',
        status === 'WON' && 'text-grass',
        status === 'LOST' && 'text-clay-soft',
      )}
    >
      {t(labels[status])}
    </span>
  )
}

const labels = { open: 'exchangeOpen', WON: 'exchangeWon', LOST: 'exchangeLost' } as const
