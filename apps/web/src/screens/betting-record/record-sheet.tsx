import { bettingText } from '@maidan/locales'
import { buttonClass, MoneyText, Sheet, siteTime } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { BettingRecord } from '../../features/betting/queries.ts'
import { useRecordNames } from '../../features/betting/use-record-names.ts'
import { useText } from '../../lib/text/language.ts'
import { recordMoney } from './record-money.ts'
import { freeWord } from './free-word.ts'

/** Letters of a game's name in the detail list (REC-08). */
const NAME_LENGTH = 15

type Props = { record: BettingRecord | null; onClose: () => void }

/** A round in full, with the way to see it as it looked. */
export function RecordSheet({ record, onClose }: Props) {
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={record !== null}
      title={record?.game_name.slice(0, NAME_LENGTH) ?? ''}
    >
      {record && <Facts record={record} />}
    </Sheet>
  )
}

function Facts({ record }: { record: BettingRecord }) {
  const t = useText(bettingText)
  const { providerName } = useRecordNames()
  const { currency, betMinor, winMinor, netMinor } = recordMoney(record)
  return (
    <div className="flex flex-col gap-4 pb-4">
      <dl className="divide-y divide-field-800">
        <Row label={t('bet')}>
          {record.is_free && <span className="mr-2 text-sm text-quiet">{t(freeWord(record))}</span>}
          <MoneyText currency={currency} minor={betMinor} />
        </Row>
        {record.state !== 'open' && (
          <>
            <Row label={t('win')}>
              <MoneyText currency={currency} minor={winMinor} />
            </Row>
            <Row label={t('result')}>
              <MoneyText className="font-semibold" currency={currency} minor={netMinor} signed />
            </Row>
          </>
        )}
        <Row label={t('platform')}>{providerName(record.platform)}</Row>
        <Row label={t('state')}>{t(stateKey(record.state))}</Row>
        <Row label={t('time')}>
          <span className="tabular">{siteTime(record.created_at)}</span>
        </Row>
        <Row label={t('round')}>
          <span className="text-xs break-all">{record.id}</span>
        </Row>
      </dl>
      {record.recall_url && (
        <a
          className={buttonClass({ look: 'secondary', wide: true })}
          href={record.recall_url}
          rel="noreferrer"
          target="_blank"
        >
          {t('recall')}
        </a>
      )}
    </div>
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

function stateKey(state: string) {
  switch (state) {
    case 'open':
    case 'cancelled':
    case 'refunded':
    case 'ended':
      return state
    default:
      return 'closed'
  }
}
