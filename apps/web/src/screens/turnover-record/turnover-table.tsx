import { recordsText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { RecordTable } from '../../app/wide/product/table/record-table.tsx'
import type { Column } from '../../app/wide/product/table/record-table.tsx'
import { transactionType } from '../../features/records/transaction-filter.ts'
import { turnoverFigures } from '../../features/records/turnover-figures.ts'
import type { TurnoverFigures } from '../../features/records/turnover-figures.ts'
import { useUser } from '../../features/session/queries.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency } from '../../lib/read-money.ts'

type Props = { turnovers: readonly Turnover[]; onOpen: (turnover: Turnover) => void }

/** The turnovers of a wide page, a line each; one opens with the bets that counted. */
export function TurnoverTable({ turnovers, onOpen }: Props) {
  const t = useText(recordsText)
  return (
    <RecordTable
      columns={columnsOf(t)}
      keyOf={({ id }) => id}
      label={t('turnover')}
      onOpen={onOpen}
      records={turnovers}
    />
  )
}

function columnsOf(t: Translate<typeof recordsText.en>): Column<Turnover>[] {
  return [
    { head: t('created'), cell: ({ created_at }) => siteTime(created_at) },
    { head: t('bonus'), cell: ({ transaction }) => nameOf(transaction) ?? t(typeOf(transaction)) },
    amountColumn(t('required'), 'requiredMinor'),
    amountColumn(t('done'), 'doneMinor'),
    amountColumn(t('remaining'), 'remainingMinor'),
    {
      head: t('progress'),
      isNumber: true,
      cell: (turnover) =>
        t('percentRemaining', { percent: turnoverFigures(turnover).remainingPercent }),
    },
  ]
}

const typeOf = (transaction: Turnover['transaction']) => transactionType(transaction?.action)
const nameOf = (transaction: Turnover['transaction']) =>
  transaction?.promotion?.name ?? transaction?.payment_method?.name

type Amount = keyof Pick<TurnoverFigures, 'requiredMinor' | 'doneMinor' | 'remainingMinor'>

function amountColumn(head: string, of: Amount): Column<Turnover> {
  return { head, isNumber: true, cell: (turnover) => <Money of={of} turnover={turnover} /> }
}

function Money({ turnover, of }: { turnover: Turnover; of: Amount }) {
  const currency = readCurrency(useUser().data?.currency)
  return <MoneyText currency={currency} minor={turnoverFigures(turnover)[of]} />
}
