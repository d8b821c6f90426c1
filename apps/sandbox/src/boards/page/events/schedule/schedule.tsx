import type { ReactNode } from 'react'
import type { EventVoice } from '../event-voice.ts'

type ScheduleProps = {
  /** What is played in the next rounds, the nearest first. */
  coming: readonly string[]
  /** What was played and how it ended, the newest first. */
  past: readonly { key: string; fixture: string; result: string }[]
  voice: EventVoice
}

/** What comes next, and how the last rounds ended. */
export function Schedule({ coming, past, voice }: ScheduleProps) {
  return (
    <div className="event-schedule">
      <Part title={voice.say('coming')}>
        {coming.map((fixture, index) => (
          <li key={`${index} ${fixture}`}>
            <span className="event-line-name">{fixture}</span>
            <span className="event-line-end">
              {index === 0 ? voice.say('next') : voice.say('inRounds', { count: index + 1 })}
            </span>
          </li>
        ))}
      </Part>
      <Part
        note={past.length === 0 ? voice.say('noPast') : voice.say('noMemory')}
        title={voice.say('past')}
      >
        {past.map(({ key, fixture, result }) => (
          <li key={key}>
            <span className="event-line-name">{fixture}</span>
            <b className="event-line-end">{result}</b>
          </li>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
      {note !== undefined && <p>{note}</p>}
    </section>
  )
}
