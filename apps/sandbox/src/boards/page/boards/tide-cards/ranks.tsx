import { RANKS, type Rank } from '@maidan/casino'
import { rankText } from './rank-text.ts'
import type { TideView } from './tide-steps.ts'

type RanksProps = { view: TideView; label: string }

/** The ranks in a row: which are lower than the open card, and which are higher. */
export function Ranks({ view, label }: RanksProps) {
  const open = view.isUp ? view.trail.at(-1)?.card.rank : undefined
  return (
    <ol className="tide-ranks" aria-label={label}>
      {RANKS.map((rank) => (
        <li key={rank} data-side={sideOf(rank, open)} aria-current={rank === open}>
          {rankText(rank)}
        </li>
      ))}
    </ol>
  )
}

function sideOf(rank: Rank, open: Rank | undefined): 'none' | 'lower' | 'here' | 'higher' {
  if (open === undefined) return 'none'
  if (rank === open) return 'here'
  return rank < open ? 'lower' : 'higher'
}
