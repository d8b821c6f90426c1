import { deskText, liabilityText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { limitScopes, useLiability } from '../../features/liability/queries.ts'
import type { Liability as LiabilityRecord } from '../../features/liability/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { LimitsPanel } from './limits-panel.tsx'
import { RiskList } from './risk-list.tsx'

const everything = 'all'

/** What the house may lose now, each beside its limit, and the limits themselves. */
export function Liability() {
  const t = useText(liabilityText)
  const desk = useText(deskText)
  const change = useChangeAddress()
  const asked = useAddress()['on']
  const on = limitScopes.find((scope) => scope === asked) ?? everything
  const liability = useLiability()
  return (
    <>
      <ScreenHead title={desk('liability')}>
        <Segments
          items={[
            { value: everything, label: t('on_all') },
            ...limitScopes.map((value) => ({ value, label: t(`scope_${value}`) })),
          ]}
          label={t('on')}
          onChange={(next) => change({ on: next === everything ? '' : next })}
          value={on}
        />
      </ScreenHead>
      <QueryView
        query={liability}
        skeleton={
          <div className="p-4">
            <SkeletonRows count={8} rowClass="h-12" />
          </div>
        }
      >
        {(record) => <Content on={on} record={record} />}
      </QueryView>
    </>
  )
}

function Content({ on, record }: { on: string; record: LiabilityRecord }) {
  const t = useText(liabilityText)
  const desk = useText(deskText)
  const shown = record.at_risk.filter(({ scope }) => on === everything || scope === on)
  return (
    <Scroller className="min-h-0 flex-1" label={desk('liability')}>
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RiskList rows={shown} />
          <LimitsPanel record={record} />
        </div>
      </div>
    </Scroller>
  )
}
