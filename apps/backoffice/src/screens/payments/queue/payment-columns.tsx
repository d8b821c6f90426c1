import type { cashierText, Translate } from '@maidan/locales'
import type { Direction, Payment } from '../../../features/payments/payment.ts'
import { StatementBadge } from '../../../features/payments/statement-badge.tsx'
import { WarningChips } from '../../../features/payments/warning-chips.tsx'
import type { Column } from '../../../parts/tables/data-table.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { PlayerLink } from '../../../parts/facts/player-link.tsx'
import { Twice } from '../../../parts/facts/twice.tsx'
import { AgeOf, MethodOf, StateOf, TrxIdOf } from './payment-cells.tsx'

type T = Translate<typeof cashierText.en>
type Columns = Column<Payment>[]

type Room = {
  direction: Direction
  /** Whether every fact has a column of its own. */
  roomy: boolean
  /** Warnings shown in words at most. */
  chipsMax: number
}

/** The columns of a queue; where there is less room, what belongs together stands in one cell. */
export function paymentColumns(t: T, { direction, roomy, chipsMax }: Room): Columns {
  return [
    { id: 'age', header: t('age'), cell: ({ row }) => <AgeOf payment={row.original} /> },
    ...(roomy ? whoColumns(t) : [whoColumn(t)]),
    {
      id: 'method',
      header: t('method'),
      cell: ({ row }) => <MethodOf payment={row.original} stacked={!roomy} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ row: { original } }) => (
        <Money amount={original.amount} className="font-semibold" currency={original.currency} />
      ),
      meta: { className: 'text-right!' },
    },
    ...(roomy ? moneyWayColumns(t, direction) : [moneyWayColumn(t, direction)]),
    ...(direction === 'deposit' ? [statementColumn(t)] : []),
    {
      id: 'warnings',
      header: t('warnings'),
      cell: ({ row }) => <WarningChips max={chipsMax} warnings={row.original.warnings} />,
      meta: { className: 'w-full' },
    },
    {
      id: 'state',
      header: t('stateAndClaim'),
      cell: ({ row }) => <StateOf payment={row.original} stacked={!roomy} />,
    },
  ]
}

function whoColumns(t: T): Columns {
  return [
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ row }) => <span className="tabular">{row.original.reference}</span>,
    },
    {
      id: 'player',
      header: t('player'),
      cell: ({ row }) => <PlayerLink {...row.original.player} />,
    },
  ]
}

function whoColumn(t: T): Column<Payment> {
  return {
    id: 'player',
    header: t('playerAndReference'),
    cell: ({ row: { original } }) => (
      <Twice below={original.reference}>
        <PlayerLink {...original.player} className="block max-w-28 truncate" />
      </Twice>
    ),
  }
}

function moneyWayColumns(t: T, direction: Direction): Columns {
  return [
    {
      id: 'number',
      header: t('number'),
      cell: ({ row }) => <span className="tabular">{row.original.account_number}</span>,
    },
    {
      id: 'trxId',
      header: t(direction === 'deposit' ? 'trxId' : 'payoutTrxId'),
      cell: ({ row }) => (
        <span className="tabular">
          <TrxIdOf payment={row.original} />
        </span>
      ),
    },
  ]
}

function moneyWayColumn(t: T, direction: Direction): Column<Payment> {
  return {
    id: 'number',
    header: t(direction === 'deposit' ? 'numberAndTrxId' : 'numberAndPayout'),
    cell: ({ row: { original } }) => (
      <Twice below={<TrxIdOf payment={original} />}>
        <span className="tabular">{original.account_number}</span>
      </Twice>
    ),
  }
}

function statementColumn(t: T): Column<Payment> {
  return {
    id: 'statement',
    header: t('statement'),
    cell: ({ row }) => <StatementBadge statement={row.original.statement} />,
  }
}
