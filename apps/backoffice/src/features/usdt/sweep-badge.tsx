import { sweepsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Sweep } from './queries.ts'

/** Where a sweep stands. */
export function SweepBadge({ sweep: { open, ended } }: { sweep: Sweep }) {
  const t = useText(sweepsText)
  if (ended) return <Badge tone="neutral">{t('state_ended')}</Badge>
  if (open > 0) return <Badge tone="waiting">{t('state_open', { count: open })}</Badge>
  return <Badge tone="good">{t('state_done')}</Badge>
}
