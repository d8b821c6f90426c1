import { marketsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import { CircleCheck, CirclePause, CircleSlash, CircleStop, Hand, Radio } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { takesBets } from './market.ts'
import type { MarketBrief } from './market.ts'

type Status = MarketBrief['status']

const tones = {
  open: 'good',
  suspended: 'waiting',
  closed: 'info',
  settled: 'neutral',
  void: 'neutral',
} as const satisfies Record<Status, Tone>

const icons = {
  open: Radio,
  suspended: CirclePause,
  closed: CircleStop,
  settled: CircleCheck,
  void: CircleSlash,
} as const satisfies Record<Status, LucideIcon>

/** Where a market stands, and whether its match is being played. */
export function MarketStatus({ market }: { market: MarketBrief }) {
  const t = useText(marketsText)
  const { status } = market
  const stoppedByStaff = status === 'suspended' && market.staff_suspended
  const Icon = stoppedByStaff ? Hand : icons[status]
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={tones[status]}>
        <Icon aria-hidden className="size-3.5" />
        {t(`status_${status}`)}
        {stoppedByStaff && <span className="sr-only">{t('byStaff')}</span>}
      </Badge>
      {market.in_play && takesBets(market) && <LiveBadge />}
      {market.contradicted.length > 0 && <Badge tone="bad">{t('contradicted')}</Badge>}
    </span>
  )
}

function LiveBadge() {
  const t = useText(marketsText)
  return (
    <Badge className="border border-floodlight/60 bg-transparent! px-2! text-floodlight!">
      {t('inPlay')}
    </Badge>
  )
}

/** Marks a market on which somebody has to answer a request. */
export function RequestMark({ market }: { market: MarketBrief }) {
  const t = useText(marketsText)
  if (!market.request_waiting) return null
  return (
    <span className="flex" title={t('requestWaits')}>
      <Badge tone="bad">{t('secondPerson')}</Badge>
    </span>
  )
}
