import { useState } from 'react'
import type { MarketGroup } from '../event-names.ts'
import type { Bettable } from './bettable.ts'
import { filledGroups, groupMarkets } from './group-markets.ts'
import { MarketCard } from './market-card.tsx'
import type { MarketView } from './market-views.ts'

type MarketBoardProps = Bettable & {
  groups: readonly MarketGroup[]
  nameOfGroup: (key: string) => string
  views: readonly MarketView[]
}

/** The markets of a fixture, a tab a group, each pick with its price. The tab stays between rounds. */
export function MarketBoard(props: MarketBoardProps) {
  const { groups, nameOfGroup, views, voice } = props
  const [chosen, choose] = useState(groups[0]?.key ?? '')
  const { key, markets } = groupMarkets(groups, chosen, views)
  return (
    <section aria-label={voice.say('markets')} className="event-markets">
      <div className="event-tabs">
        {filledGroups(groups, views).map((group) => (
          <button
            aria-pressed={group.key === key}
            className="event-tab"
            key={group.key}
            onClick={() => choose(group.key)}
            type="button"
          >
            {nameOfGroup(group.key)}
            {hasOwn(group, views) && <i className="event-tab-own" />}
          </button>
        ))}
      </div>
      <div className="event-market-list">
        {markets.map((market) => (
          <MarketCard {...props} key={market.key} market={market} />
        ))}
      </div>
    </section>
  )
}

/** Whether the player has bet on anything under a tab. */
function hasOwn({ markets }: MarketGroup, views: readonly MarketView[]): boolean {
  return views.some(
    ({ key, picks }) => markets.includes(key) && picks.some(({ own }) => own !== null),
  )
}
