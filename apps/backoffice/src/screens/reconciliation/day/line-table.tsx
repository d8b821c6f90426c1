import { reconciliationText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StateBadge } from '../../../features/payments/state-badge.tsx'
import type { Line } from '../../../features/reconciliation/queries.ts'
import { CopyValue } from '../../../parts/facts/copy-value.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { Subject } from '../../../parts/facts/subject.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'

const currency = 'BDT'

/** What does not agree: our payment, what the ledger booked, and the partner's line. */
export function LineTable({ lines }: { lines: Line[] }) {
  const t = useText(reconciliationText)
  return (
    <Scroller className="-mx-4" label={t('lines')}>
      <table className="block w-full text-sm md:table">
        <thead className="max-md:sr-only">
          <tr className="text-left text-xs text-quiet">
            <Head>{t('difference')}</Head>
            <Head>{t('ours')}</Head>
            <Head right>{t('inLedger')}</Head>
            <Head>{t('theirs')}</Head>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lines.map((line) => (
            <LineRow key={`${line.kind} ${line.ours?.reference} ${line.trx_id}`} line={line} />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function LineRow({ line }: { line: Line }) {
  const t = useText(reconciliationText)
  const { difference, kind, trx_id, ours } = line
  return (
    <tr className="block border-t border-field-800 align-top max-md:py-2 md:table-row">
      <Cell>
        <span className="flex flex-wrap items-center gap-2 md:flex-col md:items-start md:gap-1">
          <Badge tone="bad">{t(`difference_${difference}`)}</Badge>
          <span className="text-xs text-quiet">{t(`kind_${kind}`)}</span>
        </span>
        {trx_id !== null && trx_id !== '' && (
          <span className="tabular mt-1 flex items-center text-xs wrap-anywhere">
            <span className="text-quiet">{t('trxId')}</span>&nbsp;{trx_id}
            <CopyValue value={trx_id} what={t('trxId')} />
          </span>
        )}
      </Cell>
      <Cell name={t('ours')}>
        <OurSide line={line} />
      </Cell>
      <Cell name={t('inLedger')} right>
        {ours ? <Money amount={ours.booked} currency={currency} /> : <Nothing />}
      </Cell>
      <Cell name={t('theirs')}>
        <TheirSide line={line} />
      </Cell>
    </tr>
  )
}

function OurSide({ line: { ours } }: { line: Line }) {
  if (!ours) return <Nothing />
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Money amount={ours.amount} currency={currency} />
      <Subject subject={`payment:${ours.reference}`} />
      <StateBadge state={ours.state} />
    </span>
  )
}

function TheirSide({ line: { theirs } }: { line: Line }) {
  const t = useText(reconciliationText)
  if (!theirs) return <Nothing />
  return (
    <span className="flex flex-col gap-0.5">
      <Money amount={theirs.amount} currency={currency} />
      <span className="tabular text-xs wrap-anywhere text-quiet">
        {t('wallet')} {theirs.wallet}
        {theirs.invoice !== '' && ` · ${t('invoice')} ${theirs.invoice}`}
      </span>
      <When at={theirs.at} className="text-xs text-quiet" />
    </span>
  )
}

function Nothing() {
  const t = useText(reconciliationText)
  return <span className="text-quiet">{t('nothing')}</span>
}

function Head({ children, right = false }: { children: string; right?: boolean }) {
  return (
    <th className={clsx('h-9 px-4 font-semibold', right && 'text-right')} scope="col">
      {children}
    </th>
  )
}

/** On a phone each cell has its name before it. */
function Cell(props: { name?: string; right?: boolean; children: ReactNode }) {
  return (
    <td
      className={clsx(
        'block px-4 py-1 md:table-cell md:py-2',
        props.name !== undefined && 'max-md:flex max-md:gap-3',
        props.right === true && 'md:text-right',
      )}
    >
      {props.name !== undefined && (
        <span aria-hidden className="w-28 shrink-0 text-quiet md:hidden">
          {props.name}
        </span>
      )}
      <span className="min-w-0">{props.children}</span>
    </td>
  )
}
