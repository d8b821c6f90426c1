import { marketsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Settlement } from '../../../features/markets/market.ts'
import { useResultWords } from '../../../lib/use-result-words.ts'
import { Panel } from '../../../parts/panel.tsx'
import { When } from '../../../parts/facts/when.tsx'

/** Who the server says decided when it was the feed. */
const feedName = 'feed'

/** Every settlement of the market, the newest first; a later one replaces an earlier one. */
export function SettlementsPanel({ settlements }: { settlements: Settlement[] }) {
  const t = useText(marketsText)
  const words = useResultWords()
  return (
    <Panel title={t('settlements')}>
      {settlements.length === 0 && (
        <p className="py-1.5 text-sm text-quiet">{t('noSettlements')}</p>
      )}
      <ol className="divide-y divide-field-800 text-sm empty:hidden">
        {settlements.map((one) => (
          <li className="flex flex-col gap-0.5 py-2" key={one.version}>
            <p className="flex items-center justify-between gap-3">
              <b className="tabular font-semibold wrap-anywhere">{words(one.result)}</b>
              <Badge tone={one.done ? 'good' : 'waiting'}>
                {t(one.done ? 'paidOut' : 'payingOut')}
              </Badge>
            </p>
            <p className="text-xs text-quiet">
              {t('version', { version: one.version })} ·{' '}
              {one.decided_by === feedName ? t('byFeed') : one.decided_by} ·{' '}
              <When at={one.decided_at} />
            </p>
            {one.reason !== '' && <p className="wrap-anywhere">{one.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
