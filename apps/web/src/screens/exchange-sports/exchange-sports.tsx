import { SPORTS } from '@maidan/contract'
import type { Sport } from '@maidan/contract'
import { exchangePagesText, oddsText } from '@maidan/locales'
import { Button, EmptyState, Field, Pills, SkeletonRows } from '@maidan/ui'
import { useMemo, useState } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { ExchangeHeader } from '../../app/exchange/exchange-header.tsx'
import { MatchesFailed } from '../../app/exchange/matches-failed.tsx'
import { ZoneNote } from '../../app/exchange/zone-note.tsx'
import { useNow } from '../../app/exchange/use-now.ts'
import { paths } from '../../lib/paths.ts'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import { groupBySport, searchEvents } from '../../features/odds/events/group-events.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { SportTree } from './sport-tree.tsx'

const panelId = 'sports-events'
const choices = ['all', ...SPORTS] as const
type Choice = (typeof choices)[number]

/** Every sport, competition and event by day, with search (SIL-010). */
export function ExchangeSports() {
  const t = useText(oddsText)
  const pages = useText(exchangePagesText)
  const navigate = useNavigate()
  const search: { sport?: string } = useLocation().search
  const choice = choices.find((one) => one === search.sport) ?? 'all'
  const [typed, setTyped] = useState('')
  const host = useGeneral().data?.odds_url ?? ''
  const nowMs = useNow()
  const { events, settled, failedSports, retry } = useEventLists(host)
  const found = useMemo(
    () =>
      groupBySport(searchEvents(events, typed)).map((group) => ({
        ...group,
        events: group.events.filter(({ closed }) => !closed),
      })),
    [events, typed],
  )
  const shown = found.filter(
    (group) => group.events.length > 0 && (choice === 'all' || choice === group.sport),
  )
  const isFailed = failedSports.some((sport) => choice === 'all' || choice === sport)
  const countOf = (sport: Sport) => found.find((group) => group.sport === sport)?.events.length ?? 0
  const choose = (sport: Choice) =>
    navigate({ to: paths.exchangeSports, search: { sport }, replace: true })
  return (
    <>
      <ExchangeHeader title={pages('sports')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 overflow-x-clip p-4">
        <ZoneNote />
        <Field
          enterKeyHint="search"
          label={t('searchEvents')}
          labelHidden
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('searchEvents')}
          type="search"
          value={typed}
        />
        <SportPills choice={choice} countOf={countOf} onChoose={choose} />
        <div className="flex flex-col gap-6" id={panelId} role="tabpanel">
          {shown.map(({ sport, events }) => (
            <SportTree events={events} key={sport} nowMs={nowMs} sport={sport} />
          ))}
          {shown.length === 0 && !settled && <SkeletonRows count={5} rowClass="h-18" />}
          {isFailed && <MatchesFailed onRetry={retry} />}
          {shown.length === 0 && settled && !isFailed && (
            <Nothing onClear={() => setTyped('')} typed={typed} />
          )}
        </div>
      </main>
    </>
  )
}

type SportPillsProps = {
  choice: Choice
  countOf: (sport: Sport) => number
  onChoose: (choice: Choice) => void
}

function SportPills({ choice, countOf, onChoose }: SportPillsProps) {
  const t = useText(oddsText)
  return (
    <Pills
      controls={panelId}
      items={choices.map((value) => ({
        value,
        label: t(value === 'all' ? 'allSports' : value),
        ...(value !== 'all' && {
          badge: <span className="tabular text-quiet">{countOf(value)}</span>,
        }),
      }))}
      label={t('whichSport')}
      onChange={onChoose}
      value={choice}
    />
  )
}

function Nothing({ typed, onClear }: { typed: string; onClear: () => void }) {
  const t = useText(oddsText)
  const picture = storageUrl('empty/no-data.svg')
  if (typed.trim() === '') return <EmptyState picture={picture} />
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={onClear}>
          {t('clearSearch')}
        </Button>
      }
      hint={t('nothingFoundHint')}
      picture={picture}
      title={t('nothingFound', { typed: typed.trim() })}
    />
  )
}
