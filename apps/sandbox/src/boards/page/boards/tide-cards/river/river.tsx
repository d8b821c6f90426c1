import { TIDE_RANKS } from '@maidan/casino'
import type { CSSProperties } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { TurnedCard } from '../../../show/turned-card.tsx'
import { Bank } from './bank.tsx'
import { Hull, Yard } from './boat.tsx'
import type { TideView } from '../tide-steps.ts'
import type { TideKey } from '../words/en.ts'

type RiverProps = { voice: BoardVoice<TideKey>; view: TideView }

/** Where the water stands before a card is open: in the middle, as a seven. */
const CALM = 7

/** The river at dusk. It stands as high as the rank of the open card, which is the sail of the boat. */
export function River({ voice, view }: RiverProps) {
  const open = view.trail.at(-1)
  const level = ((open?.card.rank ?? CALM) - 1) / (TIDE_RANKS - 1)
  const style: CSSProperties & { '--level': string } = { '--level': level.toFixed(4) }
  return (
    <div
      className="tide-river"
      data-last={open?.how ?? 'none'}
      data-end={view.end ?? 'none'}
      role="group"
      aria-label={voice.say('river')}
      style={style}
    >
      <Bank />
      <div className="tide-float">
        <Wave className="tide-wave tide-wave-far" />
        <div className="tide-boat">
          <Yard />
          <div className="tide-sail">
            <TurnedCard
              card={open?.card ?? null}
              isUp={view.isUp}
              isLit={view.isUp && open?.how === 'right'}
              isDimmed={view.end === 'wrong' && view.isUp}
              language={voice.language}
            />
          </div>
          <Hull />
        </div>
        <Wave className="tide-wave tide-wave-near" />
      </div>
    </div>
  )
}

/** A row of waves, wide enough to be drawn along by one of them. */
function Wave({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 800 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 10${'q25 -12 50 0t50 0'.repeat(8)}V200H0Z`} />
    </svg>
  )
}
