import { exchangePagesText, oddsText } from '@maidan/locales'
import { EmptyState, Pills, SkeletonRows } from '@maidan/ui'
import { useMemo } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { ExchangeHeader } from '../../app/exchange/exchange-header.tsx'
import { ZoneNote } from '../../app/exchange/zone-note.tsx'
import { useNow } from '../../app/exchange/use-now.ts'
import { paths } from '../../lib/paths.ts'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import { eventsOfTab, inplayTabs } from '../../features/odds/events/group-events.ts'
import type { InplayTab } from '../../features/odds/events/group-events.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { SportGroups } from './sport-groups.tsx'

const panelId = 'inplay-events'
const dayTexts = {
  today: 'today',
  tomorrow: 'tomorrow',
  result: 'result',
} as const satisfies Record<Exclude<InplayTab, 'inplay'>, string>

/** What is on, today, tomorrow, and what has come of it (EXCH-21 to EXCH-26). */
export function ExchangeInplay() {
  const t = useText(oddsText)
  const pages = useText(exchangePagesText)
  const navigate = useNavigate()
  const search: { tab?: string } = useLocation().search
  const tab = inplayTabs.find((one) => one === search.tab) ?? 'inplay'
  const host = useGeneral().data?.odds_url ?? ''
  const nowMs = useNow()
  const { events, settled, failedSports, retry } = useEventLists(host)
  const shown = useMemo(() => eventsOfTab(events, tab, nowMs), [events, tab, nowMs])
  const store = useFollowedOdds(tab === 'inplay' ? shown : [], host)
  const choose = (chosen: InplayTab) =>
    navigate({ to: paths.exchangeInplay, search: { tab: chosen }, replace: true })
  return (
    <>
      <ExchangeHeader title={pages('inPlay')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <Pills
          controls={panelId}
          items={inplayTabs.map((value) => ({
            value,
            label: value === 'inplay' ? pages('inPlay') : t(dayTexts[value]),
          }))}
          label={t('whichDay')}
          look="tabs"
          onChange={choose}
          value={tab}
        />
        {tab !== 'inplay' && <ZoneNote />}
        <div id={panelId} role="tabpanel">
          {shown.length > 0 || failedSports.length > 0 ? (
            <SportGroups
              events={shown}
              failedSports={failedSports}
              nowMs={nowMs}
              onRetry={retry}
              {...(tab === 'inplay' && { store })}
            />
          ) : settled ? (
            <EmptyState picture={storageUrl('empty/no-data.svg')} />
          ) : (
            <SkeletonRows count={4} rowClass="h-36" />
          )}
        </div>
      </main>
    </>
  )
}
