import { reconciliationText } from '@maidan/locales'
import { Badge, useText, type Tone } from '@maidan/ui'
import type { Run } from './queries.ts'

const tones = { agrees: 'good', differs: 'bad', silent: 'waiting' } as const satisfies Record<
  Run['state'],
  Tone
>

/** How a partner's day came out, in a word and a colour. */
export function RunBadge({ state }: { state: Run['state'] }) {
  const t = useText(reconciliationText)
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
}
