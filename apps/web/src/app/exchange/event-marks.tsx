import { exchangePagesText, oddsText } from '@maidan/locales'
import { Badge, siteDate } from '@maidan/ui'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { isLive } from '../../features/odds/events/group-events.ts'
import { startText } from '../../features/odds/events/start-text.ts'

/** When an event is, or that it is on now. */
export function EventTime({ event, nowMs }: { event: SportsEvent; nowMs: number }) {
  const t = useText(oddsText)
  const pages = useText(exchangePagesText)
  const language = useLanguage()
  if (event.closed)
    return (
      <span className="tabular whitespace-nowrap text-quiet">
        {t('over')}
        {event.startsAtMs !== null && <> · {siteDate(event.startsAtMs)}</>}
      </span>
    )
  if (isLive(event, nowMs)) {
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-grass">
        <span aria-hidden className="size-2 rounded-full bg-grass" />
        {pages('inPlay')}
      </span>
    )
  }
  const days = { today: t('today'), tomorrow: t('tomorrow') }
  return (
    <span className="tabular whitespace-nowrap">
      {event.startsAtMs === null
        ? t('startUnknown')
        : startText(event.startsAtMs, nowMs, days, language)}
    </span>
  )
}

/** Which other markets an event has (EXCH-24, EXCH-25). */
export function EventBadges({ event }: { event: SportsEvent }) {
  const t = useText(oddsText)
  return (
    <>
      {event.hasFancy && <Badge tone="info">{t('fancyBadge')}</Badge>}
      {event.hasBookmaker && <Badge tone="waiting">{t('bookmakerBadge')}</Badge>}
    </>
  )
}
