import { sweepsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { OctagonAlert } from 'lucide-react'
import type { UsdtBook } from '../../../features/usdt/queries.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { TronValue } from './tron-value.tsx'

/** What somebody has sent away who is not the house. */
export function StrangePanel({ transfers }: { transfers: UsdtBook['strange'] }) {
  const t = useText(sweepsText)
  return (
    <Panel title={t('strange')}>
      <Note icon={OctagonAlert} tone="bad">
        {t('strangeMeans')}
      </Note>
      <ul className="divide-y divide-field-800 text-sm">
        {transfers.map(({ txid, at, address, receiver, amount }) => (
          <li className="flex flex-col gap-1 py-2" key={`${txid} ${address} ${receiver}`}>
            <span className="flex flex-wrap items-center gap-x-4">
              <Money amount={amount} className="font-semibold" currency="USDT" />
              <When at={at} zone />
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
              {t('from')} <TronValue value={address} what={t('from')} />
              {t('to')} <TronValue value={receiver} what={t('to')} />
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
              {t('transfer')} <TronValue value={txid} what={t('transfer')} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
