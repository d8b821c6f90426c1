import { mostsText } from '@maidan/locales'
import { Button, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { percentPaidOut } from '../../features/mosts/most-change.ts'
import { useProviderDays } from '../../features/mosts/queries.ts'
import type { ProviderDay } from '../../features/mosts/queries.ts'
import { SetMostDialog } from '../../features/mosts/set-most-dialog.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Panel } from '../../parts/panel.tsx'
import { DayLine } from './day-line.tsx'

/** What each provider has paid out today beside the most that it may, the fullest first. */
export function ProviderDays({ mayChange }: { mayChange: boolean }) {
  const t = useText(mostsText)
  const days = useProviderDays()
  return (
    <Panel title={t('title')}>
      <p className="text-xs text-quiet">{t('lead')}</p>
      <QueryView query={days} skeleton={<SkeletonRows count={3} rowClass="h-12" />}>
        {({ data }) => <Days days={data} mayChange={mayChange} />}
      </QueryView>
    </Panel>
  )
}

function Days({ days, mayChange }: { days: readonly ProviderDay[]; mayChange: boolean }) {
  const t = useText(mostsText)
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<ProviderDay>()
  const shown = days.filter((day) => isWhole || says(day)).toSorted(fullestFirst)
  return (
    <>
      {shown.length === 0 && <p className="py-3 text-sm">{t('quiet')}</p>}
      <ul className="divide-y divide-field-800">
        {shown.map((day) => (
          <DayLine
            day={day}
            key={`${day.platform} ${day.currency}`}
            mayChange={mayChange}
            onChange={() => setAsked(day)}
          />
        ))}
      </ul>
      <Button
        aria-expanded={isWhole}
        className="my-2 max-lg:h-11"
        look="secondary"
        onClick={() => setWhole(!isWhole)}
        size="small"
      >
        {t(isWhole ? 'showSome' : 'showAll')}
      </Button>
      {asked !== undefined && <SetMostDialog day={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Whether a line says anything: money has moved, somebody has set it, or it waits for somebody. */
function says(day: ProviderDay): boolean {
  const hasMoved = !/^-?[0.]*$/.test(day.paid_out)
  return hasMoved || !day.is_default || day.held > 0 || day.approval_id !== null
}

const ranks = { reached: 0, near: 1, within: 2 } as const satisfies Record<
  ProviderDay['state'],
  number
>

function fullestFirst(one: ProviderDay, other: ProviderDay): number {
  return ranks[one.state] - ranks[other.state] || percentPaidOut(other) - percentPaidOut(one)
}
