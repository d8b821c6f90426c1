import { bettingText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { RecordTable } from '../../app/wide/product/table/record-table.tsx'
import type { Column } from '../../app/wide/product/table/record-table.tsx'
import type { BettingRecord } from '../../features/betting/queries.ts'
import { useRecordNames } from '../../features/betting/use-record-names.ts'
import { useText } from '../../lib/text/language.ts'
import { recordMoney } from './record-money.ts'
import { freeWord } from './free-word.ts'

type Props = { records: readonly BettingRecord[]; onOpen: (record: BettingRecord) => void }

/** The rounds of a wide page, a line each. */
export function SettledTable({ records, onOpen }: Props) {
  const t = useText(bettingText)
  return (
    <RecordTable
      columns={columnsOf(t, useRecordNames())}
      keyOf={({ id }) => id}
      label={t('title')}
      onOpen={onOpen}
      records={records}
    />
  )
}

function columnsOf(
  t: Translate<typeof bettingText.en>,
  { providerName, kindName }: ReturnType<typeof useRecordNames>,
): Column<BettingRecord>[] {
  return [
    { head: t('time'), cell: ({ created_at }) => siteTime(created_at) },
    { head: t('game'), cell: ({ game_name }) => game_name },
    { head: t('platform'), cell: ({ platform }) => providerName(platform) },
    { head: t('type'), cell: ({ game_type }) => kindName(game_type) },
    {
      head: t('bet'),
      isNumber: true,
      cell: (record) =>
        record.is_free ? t(freeWord(record)) : <Money of="betMinor" record={record} />,
    },
    { head: t('win'), isNumber: true, cell: (record) => <Money of="winMinor" record={record} /> },
    {
      head: t('result'),
      isNumber: true,
      // A bet that waits for its match has lost nothing yet.
      cell: (record) =>
        record.state === 'open' ? t('open') : <Money of="netMinor" record={record} signed />,
    },
  ]
}

type MoneyProps = {
  record: BettingRecord
  of: 'betMinor' | 'winMinor' | 'netMinor'
  signed?: boolean
}

function Money({ record, of, signed = false }: MoneyProps) {
  const { currency, ...minors } = recordMoney(record)
  return <MoneyText currency={currency} minor={minors[of]} signed={signed} />
}
