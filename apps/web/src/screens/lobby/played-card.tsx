import { bettingText, productText } from '@maidan/locales'
import { moneyText } from '@maidan/money'
import { ErrorState, MoneyText, Skeleton, siteTime } from '@maidan/ui'
import { useBettingRecords } from '../../features/betting/queries.ts'
import type { BettingRecord } from '../../features/betting/queries.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { recordMoney } from '../betting-record/record-money.ts'
import { SideCard } from './side-card.tsx'

const mostShown = 4

/** The player's last rounds and what they brought. */
export function PlayedCard() {
  const t = useText(productText)
  const betting = useText(bettingText)
  const records = useBettingRecords()
  const shown = (records.data ?? []).slice(0, mostShown)
  return (
    <SideCard title={t('playedLately')} to={paths.bettingRecord}>
      {records.data ? (
        shown.length > 0 ? (
          <ul>
            {shown.map((record) => (
              <Round key={record.id} record={record} />
            ))}
          </ul>
        ) : (
          <p className="border-t border-field-800 p-4 text-sm text-quiet">{betting('emptyHint')}</p>
        )
      ) : records.isError ? (
        <ErrorState
          busy={records.isFetching}
          onRetry={() => void records.refetch()}
          title={t('playedFailed')}
        />
      ) : (
        <div className="p-4">
          <Skeleton className="h-24 rounded-md" />
        </div>
      )}
    </SideCard>
  )
}

function Round({ record }: { record: BettingRecord }) {
  const t = useText(bettingText)
  const { currency, betMinor, netMinor } = recordMoney(record)
  return (
    <li className="flex items-center gap-3 border-t border-field-800 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{record.game_name}</span>
        <span className="tabular block text-xs text-quiet">{siteTime(record.created_at)}</span>
      </span>
      <span className="text-right">
        {record.state === 'open' ? (
          <span className="block text-sm font-semibold">{t('open')}</span>
        ) : (
          <MoneyText
            className="block text-sm font-semibold"
            currency={currency}
            minor={netMinor}
            signed
          />
        )}
        <span className="tabular block text-xs text-quiet">
          {t('staked', { amount: moneyText(betMinor, currency) })}
        </span>
      </span>
    </li>
  )
}
