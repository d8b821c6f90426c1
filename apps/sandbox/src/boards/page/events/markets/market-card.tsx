import type { Bettable } from './bettable.ts'
import type { MarketView } from './market-views.ts'
import { PickButton } from './pick-button.tsx'

type MarketCardProps = Bettable & { market: MarketView }

const SHORT_NAME = 7
const LONG_NAME = 11

/** One market: its question, and its picks in as many columns as their names leave room for. */
export function MarketCard({ market, ...table }: MarketCardProps) {
  return (
    <div aria-label={market.name} className="event-market" role="group">
      <h3>{market.name}</h3>
      <div className={`event-picks event-picks-${widthOf(market)}`}>
        {market.picks.map((pick) => (
          <PickButton {...table} key={pick.spot.pick} marketName={market.name} pick={pick} />
        ))}
      </div>
    </div>
  )
}

function widthOf({ picks }: MarketView): 'short' | 'usual' | 'long' {
  const longest = Math.max(...picks.map(({ name }) => name.length))
  if (longest <= SHORT_NAME) return 'short'
  return longest < LONG_NAME ? 'usual' : 'long'
}
