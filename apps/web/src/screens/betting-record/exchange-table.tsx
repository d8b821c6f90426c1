import { bettingText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { RecordTable } from '../../app/wide/product/table/record-table.tsx'
import type { Column } from '../../app/wide/product/table/record-table.tsx'
import type { ExchangeRecord } from '../../features/exchange-bets/use-exchange-records.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import { ExchangeStatus } from './exchange-status.tsx'
import { useSideName } from './use-side-name.ts'

type Props = { records: readonly ExchangeRecord[]; onOpen: (record: ExchangeRecord) => void }

/** The exchange bets of a wide page, a line each. */
export function ExchangeTable({ records, onOpen }: Props) {
  const t = useText(bettingText)
  return (
    <RecordTable
      columns={columnsOf(t, useSideName())}
      keyOf={({ transaction_id }) => transaction_id}
      label={t('exchange')}
      onOpen={onOpen}
      records={records}
    />
  )
}

function columnsOf(
  t: Translate<typeof bettingText.en>,
  sideOf: ReturnType<typeof useSideName>,
): Column<ExchangeRecord>[] {
  return [
    { head: t('time'), cell: ({ created_at }) => siteTime(created_at) },
    { head: t('event'), cell: ({ event_name }) => event_name },
    {
      head: t('selection_name'),
      cell: ({ selection_name, market_name }) =>
        selection_name === '' ? market_name : selection_name,
    },
    { head: t('betType'), cell: ({ bet_type }) => sideOf(bet_type) },
    { head: t('odds'), isNumber: true, cell: ({ odds }) => odds },
    {
      head: t('stake'),
      isNumber: true,
      cell: ({ stake }) => <MoneyText minor={readMinor(stake)} />,
    },
    { head: t('exchangeStatus'), cell: ({ status }) => <ExchangeStatus status={status} /> },
    {
      head: t('net'),
      isNumber: true,
      cell: ({ status, net_profit_loss }) =>
        status !== 'open' && <MoneyText minor={readMinor(net_profit_loss)} signed />,
    },
  ]
}
