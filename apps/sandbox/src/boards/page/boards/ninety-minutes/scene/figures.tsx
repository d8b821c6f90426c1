import { MATCH_SIDES, type MatchFixture, type MatchSide } from '@maidan/casino'
import { memo, type Ref } from 'react'
import { KEEPER_KITS, KITS } from '../kits.ts'
import { KEEPER, PLAYERS } from '../show/formation.ts'
import { WORLD } from '../show/pitch-view.ts'
import { GoalFrame } from './goal-frame.tsx'
import { Player } from './player.tsx'

/** From the far side of the pitch to the near one, so that whoever is nearer is drawn over others. */
const FAR_FIRST = [1, 5, 2, 6, 9, KEEPER, 10, 3, 7, 4, 8]
const PLACES = Array.from({ length: PLAYERS }, (_, place) => place)

type FiguresProps = { fixture: MatchFixture; figures: Ref<HTMLDivElement> }

/** Both goals, both sides and the ball, drawn once; each frame only moves them. */
export const Figures = memo(function Figures({ fixture, figures }: FiguresProps) {
  return (
    <div ref={figures} aria-hidden="true" className="match-figures">
      <svg className="match-layer match-goals" viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}>
        <GoalFrame isRight={false} />
        <GoalFrame isRight />
      </svg>
      {MATCH_SIDES.flatMap((side) =>
        PLACES.map((order) => (
          <One key={`${side} ${order}`} fixture={fixture} order={order} side={side} />
        )),
      )}
      <div className="match-ball" data-part="shade">
        <svg viewBox="-5 -5 10 10">
          <ellipse fill="#04160c" fillOpacity="0.5" rx="3.2" ry="1.3" />
        </svg>
      </div>
      <div className="match-ball" data-part="ball">
        <svg viewBox="-5 -5 10 10">
          <circle fill="#ffffff" fillOpacity="0.35" r="4.6" />
          <circle fill="#ffffff" r="3.2" stroke="#14231b" strokeWidth="0.6" />
          <path
            d="M0 -1.3L1.2 -0.4L0.7 1.1H-0.7L-1.2 -0.4ZM-2.7 -0.5L-1.9 -1.5M2.7 -0.5L1.9 -1.5M-1.2 2.5H1.2"
            fill="#14231b"
            stroke="#14231b"
            strokeWidth="0.5"
          />
        </svg>
      </div>
    </div>
  )
})

type OneProps = { order: number; side: MatchSide; fixture: MatchFixture }

function One({ order, side, fixture }: OneProps) {
  const place = (side === 'first' ? FAR_FIRST.at(order) : FAR_FIRST.at(-1 - order)) ?? order
  const isKeeper = place === KEEPER
  return (
    <div className="match-player" data-player={`${side}-${place}`} style={{ zIndex: order }}>
      <Player
        isKeeper={isKeeper}
        kit={isKeeper ? KEEPER_KITS[side] : KITS[fixture[side]]}
        place={place + (side === 'first' ? 0 : 1)}
      />
    </div>
  )
}
