import { casesText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import type { AbuseCase } from './queries.ts'

const tones = {
  open: 'waiting',
  watching: 'neutral',
  confirmed: 'bad',
  cleared: 'good',
} as const satisfies Record<AbuseCase['state'], Tone>

/** How a case stands. */
export function CaseState({ state }: { state: AbuseCase['state'] }) {
  const t = useText(casesText)
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
}

/** What speaks for a case, each kind once. */
export function SignalChips({ signals }: { signals: AbuseCase['signals'] }) {
  const t = useText(casesText)
  return (
    <ul className="flex flex-wrap gap-1.5">
      {signals.map((signal) => (
        <li key={signal}>
          <Badge>{t(`signal_${signal}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
