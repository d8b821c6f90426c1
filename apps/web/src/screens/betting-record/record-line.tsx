import { bettingText } from '@maidan/locales'
import { moneyText } from '@maidan/money'
import { cardClass, MoneyText, siteTime } from '@maidan/ui'
import type { BettingRecord } from '../../features/betting/queries.ts'
import { useRecordNames } from '../../features/betting/use-record-names.ts'
import { useText } from '../../lib/text/language.ts'
import { recordMoney } from './record-money.ts'
import { freeWord } from './free-word.ts'

type Props = { record: BettingRecord; onOpen: () => void }

/** One round of the list (REC-02). */
export function RecordLine({ record, onOpen }: Props) {
  const t = useText(bettingText)
  const { providerName, kindName } = useRecordNames()
  const { currency, betMinor, winMinor, netMinor } = recordMoney(record)
  // A bet that waits for its match has lost nothing yet.
  const isOpen = record.state === 'open'
  return (
    <button
      className={`${cardClass} flex min-h-18 flex-wrap items-center gap-x-3 px-4 py-3 text-left`}
      onClick={onOpen}
      type="button"
    >
      <span className="min-w-0 flex-1 basis-32">
        <span className="line-clamp-2 font-semibold">{record.game_name}</span>
        <span className="block text-xs text-quiet">
          {providerName(record.platform)} · {kindName(record.game_type)}
        </span>
        <span className="tabular block text-xs text-quiet">{siteTime(record.created_at)}</span>
      </span>
      <span className="ml-auto text-right">
        {isOpen ? (
          <span className="block font-semibold">{t('open')}</span>
        ) : (
          <MoneyText className="block font-semibold" currency={currency} minor={netMinor} signed />
        )}
        <span className="tabular block text-xs text-quiet">
          {record.is_free
            ? t(freeWord(record))
            : t('staked', { amount: moneyText(betMinor, currency) })}
        </span>
        <span className="tabular block text-xs text-quiet">
          {t('won', { amount: moneyText(winMinor, currency) })}
        </span>
      </span>
    </button>
  )
}
