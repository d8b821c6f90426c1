import type { MatchFixture } from '@maidan/casino'
import { memo, type Ref } from 'react'
import { KEEPER_KITS, KITS } from '../kits.ts'
import { KEEPER, PLAYERS } from '../show/formation.ts'
import { WORLD } from '../show/pitch-view.ts'
import { GoalFrame } from './goal-frame.tsx'
import { Player } from './player.tsx'

/** From the far side of the pitch to the near one, so that whoever is nearer is drawn over others. */
const FAR_FIRST = [1, 5, 2, 6, 9, KEEPER, 10, 3, 7, 4, 8]
const PLACES = Array.from({ length: PLAYERS }, (_, place) => place)

type FiguresProps = { fixture: MatchFixture; picture: Ref<SVGSVGElement> }

/** Both goals, both sides and the ball, drawn once; each frame only moves them. */
export const Figures = memo(function Figures({ fixture, picture }: FiguresProps) {
  return (
    <svg
      ref={picture}
      aria-hidden="true"
      className="match-layer match-figures"
      viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
    >
      <GoalFrame isRight={false} />
      <GoalFrame isRight />
      {PLACES.map((order) => (
        <g key={order}>
          <One place={FAR_FIRST[order] ?? order} side="first" fixture={fixture} />
          <One place={FAR_FIRST.at(-1 - order) ?? order} side="second" fixture={fixture} />
        </g>
      ))}
      <g data-part="shade">
        <ellipse fill="#04160c" fillOpacity="0.5" rx="3.2" ry="1.3" />
      </g>
      <g data-part="ball">
        <circle fill="#ffffff" fillOpacity="0.35" r="4.6" />
        <circle fill="#ffffff" r="3.2" stroke="#14231b" strokeWidth="0.6" />
        <path
          d="M0 -1.300L1.200 -0.400L0.700 1.100H-0.700L-1.200 -0.400ZM-2.700 -0.500L-1.900 -1.500M2.700 -0.500L1.900 -1.500M-1.200 2.500H1.200"
          fill="#14231b"
          stroke="#14231b"
          strokeWidth="0.5"
        />
      </g>
    </svg>
  )
})

type OneProps = { place: number; side: 'first' | 'second'; fixture: MatchFixture }

function One({ place, side, fixture }: OneProps) {
  const kit = place === KEEPER ? KEEPER_KITS[side] : KITS[fixture[side]]
  return (
    <g data-player={`${side}-${place}`}>
      <Player kit={kit} place={place + (side === 'first' ? 0 : 1)} />
    </g>
  )
}
