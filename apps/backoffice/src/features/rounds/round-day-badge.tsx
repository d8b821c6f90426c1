import { roundsText } from '@maidan/locales'
import { Badge, useText, type Tone } from '@maidan/ui'
import type { RoundDayLine } from './queries.ts'

const tones = {
  agrees: 'good',
  differs: 'bad',
  silent: 'waiting',
  not_offered: 'neutral',
} as const satisfies Record<RoundDayLine['state'], Tone>

/** How a provider's day came out, in words and a colour. */
export function RoundDayBadge({ state }: { state: RoundDayLine['state'] }) {
  const t = useText(roundsText)
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
}
