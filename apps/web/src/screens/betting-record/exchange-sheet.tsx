import { bettingText } from '@maidan/locales'
import { MoneyText, Sheet } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { ExchangeRecord } from '../../features/exchange-bets/use-exchange-records.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import { ExchangeStatus } from './exchange-status.tsx'
import { useSideName } from './use-side-name.ts'

type Props = { record: ExchangeRecord | null; onClose: () => void }

/** An exchange bet in full: the eight fields of REC-10, and how it stands. */
export function ExchangeSheet({ record, onClose }: Props) {
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={record !== null}
      title={record?.event_name ?? ''}
    >
      {record && <Facts record={record} />}
    </Sheet>
  )
}

const amounts = ['stake', 'potential_profit', 'potential_liability'] as const

function Facts({ record }: { record: ExchangeRecord }) {
  const t = useText(bettingText)
  const sideOf = useSideName()
  return (
    <dl className="divide-y divide-field-800 pb-4">
      <Row label={t('exchangeStatus')}>
        <ExchangeStatus status={record.status} />
      </Row>
      <Row label={t('market_name')}>{record.market_name}</Row>
      <Row label={t('selection_name')}>{record.selection_name || '–'}</Row>
      <Row label={t('betType')}>{sideOf(record.bet_type)}</Row>
      <Row label={t('odds')}>
        <span className="tabular font-semibold">{record.odds}</span>
      </Row>
      <Row label={t('run')}>
        <span className="tabular">{record.run ?? '–'}</span>
      </Row>
      {amounts.map((name) => (
        <Row key={name} label={t(name)}>
          <MoneyText minor={readMinor(record[name])} />
        </Row>
      ))}
      {record.status !== 'open' && (
        <Row label={t('net')}>
          <MoneyText className="font-semibold" minor={readMinor(record.net_profit_loss)} signed />
        </Row>
      )}
      <Row label={t('transaction_id')}>
        <span className="text-xs break-all">{record.transaction_id}</span>
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-6">
      <dt className="shrink-0 text-sm text-quiet">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  )
}
