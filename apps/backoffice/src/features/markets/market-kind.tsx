import { marketsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { SportWord } from '../../parts/exchange/exchange-words.tsx'
import type { MarketBrief } from './market.ts'

const kindTones = { match_odds: 'info', bookmaker: 'waiting', fancy: 'neutral' } as const

/** What kind of market it is, and of which sport. */
export function MarketKind({ market }: { market: Pick<MarketBrief, 'kind' | 'sport'> }) {
  const t = useText(marketsText)
  return (
    <span className="flex items-center gap-1">
      <Badge className="px-2!" tone={kindTones[market.kind]}>
        {t(`kind_${market.kind}`)}
      </Badge>
      <Badge className="border border-field-700 bg-transparent! px-2! font-medium! text-quiet!">
        <SportWord sport={market.sport} />
      </Badge>
    </span>
  )
}
