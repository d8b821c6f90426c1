import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../features/overview/queries.ts'
import type { ComparedDay, RoundDifference } from '../../../features/rounds/queries.ts'
import { Note } from '../../../parts/notes/note.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DifferenceCard } from './difference-card.tsx'
import { SumsPanel } from './sums-panel.tsx'

/** What came of a day, what both sides say in sum, and where they do not agree. */
export function RoundDayContent({ of }: { of: ComparedDay }) {
  const [closing, setClosing] = useState<RoundDifference>()
  return (
    <div className="flex max-w-6xl flex-col gap-4 p-4">
      <StateNote of={of} />
      <SumsPanel of={of} />
      {(of.day.state === 'agrees' || of.day.state === 'differs' || of.differences.length > 0) && (
        <DifferencesPanel of={of} onClose={setClosing} />
      )}
      {closing && <CloseDialog difference={closing} onClose={() => setClosing(undefined)} />}
    </div>
  )
}

/** What the house does about the day by itself. */
function StateNote({ of: { day } }: { of: ComparedDay }) {
  const t = useText(roundsText)
  switch (day.state) {
    case 'silent':
      return (
        <Note icon={TriangleAlert} tone="waiting">
          {t('silentNote')} {day.rounds > 0 && t('silentOlder')}
        </Note>
      )
    case 'not_offered':
      return (
        <Note icon={Info} tone="info">
          {t('notOfferedNote')}
        </Note>
      )
    case 'differs':
      return (
        <Note icon={Info} tone="info">
          {t('differsNote')}
        </Note>
      )
    case 'agrees':
      return day.still_open > 0 ? (
        <Note icon={Info} tone="info">
          {t('openNote')}
        </Note>
      ) : null
  }
}

type Props = { of: ComparedDay; onClose: (difference: RoundDifference) => void }

function DifferencesPanel({ of: { day, differences }, onClose }: Props) {
  const t = useText(roundsText)
  const role = useMe()?.role
  const mayAct = role === 'cashier' || role === 'admin'
  return (
    <Panel
      note={
        day.to_clear > 0 && (
          <span className="tabular text-xs text-clay-soft">
            {t('clear', { count: day.to_clear })}
          </span>
        )
      }
      title={t('differences')}
    >
      {differences.length === 0 ? (
        <p className="flex items-center gap-2 py-2 text-sm text-grass">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {t('differencesNone')}
        </p>
      ) : (
        <ul className="divide-y divide-field-800">
          {differences.map((one) => (
            <li className="py-3" key={one.id}>
              <DifferenceCard difference={one} onClose={mayAct ? () => onClose(one) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {differences.length < day.difference_count && (
        <p className="py-2 text-xs text-quiet">
          {t('differencesShown', { count: differences.length })}
        </p>
      )}
    </Panel>
  )
}
