import { casesText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { CaseRecord } from '../../features/cases/queries.ts'
import { When } from '../../parts/facts/when.tsx'

type CaseEvent = CaseRecord['events'][number]

/** What happened to a case, the latest first. */
export function HistoryList({ events }: { events: readonly CaseEvent[] }) {
  const t = useText(casesText)
  return (
    <ol aria-label={t('history')} className="divide-y divide-field-800 text-sm">
      {events.map((event) => (
        <li className="flex flex-col gap-0.5 py-2" key={`${event.at} ${event.act}`}>
          <span>
            {event.by === null
              ? t(`event_${houseAct(event)}`, { count: Number(event.note) })
              : t(`event_${staffAct(event)}`, { name: event.by })}
          </span>
          {event.by !== null && event.note !== '' && (
            <span className="rounded-md bg-field-800/50 px-2 py-1 wrap-anywhere">{event.note}</span>
          )}
          <When at={event.at} className="text-xs text-quiet" />
        </li>
      ))}
    </ol>
  )
}

const houseActs = ['opened', 'found', 'added', 'merged', 'joined'] as const
const staffActs = [
  'take',
  'note',
  'watch',
  'clear',
  'confirm',
  'stop_asked',
  'offer_asked',
  'bonuses_stopped',
  'bonuses_offered',
] as const

function houseAct({ act }: CaseEvent) {
  return houseActs.find((one) => one === act) ?? 'added'
}

function staffAct({ act }: CaseEvent) {
  return staffActs.find((one) => one === act) ?? 'note'
}
