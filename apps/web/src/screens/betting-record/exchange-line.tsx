import { bettingText } from '@maidan/locales'
import { cardClass, MoneyText, siteTime } from '@maidan/ui'
import type { ExchangeRecord } from '../../features/exchange-bets/use-exchange-records.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { ExchangeStatus } from './exchange-status.tsx'
import { useSideName } from './use-side-name.ts'

type Props = { record: ExchangeRecord; onOpen: () => void }

/** One exchange bet of the list. */
export function ExchangeLine({ record, onOpen }: Props) {
  const t = useText(bettingText)
  const sideOf = useSideName()
  const { event_name, bet_type, selection_name, market_name, stake, net_profit_loss } = record
  return (
    <button
      className={`${cardClass} flex min-h-18 flex-wrap items-center gap-x-3 px-4 py-3 text-left`}
      onClick={onOpen}
      type="button"
    >
      <span className="min-w-0 flex-1 basis-32">
        <span className="line-clamp-2 font-semibold">{event_name}</span>
        <span className="block text-xs text-quiet">
          {sideOf(bet_type)} · {selection_name === '' ? market_name : selection_name}
        </span>
        <span className="tabular block text-xs text-quiet">{siteTime(record.created_at)}</span>
      </span>
      <span className="ml-auto shrink-0 text-right">
        <ExchangeStatus status={record.status} />
        {record.status !== 'open' && (
          <MoneyText
            className="block text-sm font-semibold"
            minor={readMinor(net_profit_loss)}
            signed
          />
        )}
        <span className="tabular block text-xs text-quiet">
          {t('staked', { amount: shortMoney(readMinor(stake)) })}
        </span>
      </span>
    </button>
  )
}
