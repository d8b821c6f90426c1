import { sweepsText } from '@maidan/locales'
import { decimalAmount } from '@maidan/money'
import { Badge, useText } from '@maidan/ui'
import type { SweepDetail } from '../../../features/usdt/queries.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { TronValue } from './tron-value.tsx'

const tones = { open: 'waiting', swept: 'good', ended: 'neutral' } as const

/** The sums of a sweep, and each of its transfers. */
export function SweepContent({ of }: { of: SweepDetail }) {
  const t = useText(sweepsText)
  return (
    <div className="flex max-w-5xl flex-col gap-4 p-4">
      <FiguresPanel of={of} />
      <Panel title={t('transfers', { count: of.transfers.length })}>
        <ul className="divide-y divide-field-800 text-sm">
          {of.transfers.map((transfer) => (
            <li className="flex flex-col gap-1 py-2" key={transfer.from}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Money
                  amount={decimalAmount(BigInt(transfer.micro), 'USDT')}
                  className="w-32 font-semibold"
                  currency="USDT"
                />
                <TronValue value={transfer.from} what={t('from')} />
                <Badge tone={tones[transfer.state]}>{t(`line_${transfer.state}`)}</Badge>
              </span>
              <span className="tabular text-xs text-quiet wrap-anywhere">
                {t('key')} {transfer.path} · {transfer.key}
              </span>
              {transfer.txid !== null && (
                <span className="flex flex-wrap items-center gap-x-2 text-xs text-quiet">
                  {t('transfer')} <TronValue value={transfer.txid} what={t('transfer')} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function FiguresPanel({ of: { sweep } }: { of: SweepDetail }) {
  const t = useText(sweepsText)
  const { receiver, made_at: at, made_by: by, ended } = sweep
  return (
    <Panel title={t('byWhom', { name: by })} note={<When at={at} zone />}>
      <Facts>
        <Fact copy={receiver} name={t('sweepTo')}>
          {receiver}
        </Fact>
        <Fact name={t('asks')}>
          <Money amount={sweep.amount} currency="USDT" />
        </Fact>
        <Fact name={t('arrived')}>
          <Money amount={sweep.swept_amount} currency="USDT" />
          <span className="block text-xs font-normal text-quiet">
            {t('transfers', { count: sweep.swept })}
          </span>
        </Fact>
        <Fact name={t('fee')}>{t('trx', { amount: sweep.fee })}</Fact>
        <Fact name={t('burnt')}>{t('trx', { amount: sweep.fee_burnt })}</Fact>
        {ended && (
          <Fact name={t('endedBy', { name: ended.by })}>
            {ended.reason}
            <span className="block text-xs font-normal text-quiet">
              <When at={ended.at} zone />
            </span>
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}
