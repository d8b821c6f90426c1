import {
  DUEL_SIDES,
  rivalSide,
  type DuelFixture,
  type DuelRound,
  type DuelSide,
} from '@maidan/casino'
import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import type { Pace } from '../../../events/step-pace.ts'
import { KITS } from '../kits.ts'
import { pace as paces } from '../pace.ts'
import type { DuelStep } from '../steps.ts'
import { Arena } from './arena.tsx'
import { AT_EASE, attackAt, beamAt, defenceAt, sparksAt, type Stance } from './moves.ts'
import { Robot, takeStance, type RobotParts } from './robot.tsx'

type FightingProps = {
  fixture: DuelFixture
  /** The steps of the round; none while there is betting. */
  steps: readonly DuelStep[]
  now: DuelRound
  playMs: () => number
  isStill: boolean
  name: string
}

const PLACES = {
  first: { x: 104, y: 190, facing: 1 },
  second: { x: 256, y: 190, facing: -1 },
} as const satisfies Record<DuelSide, { x: number; y: number; facing: 1 | -1 }>

/** How high a blow lands. */
const CHEST = -62

/** The arena with both robots and what flies between them, moved at each frame and not drawn anew. */
export function Fighting({ fixture, steps, now, playMs, isStill, name }: FightingProps) {
  const first = useParts()
  const second = useParts()
  const beam = useRef<SVGGElement>(null)
  const sparks = useRef<SVGGElement>(null)
  useFrames(steps.length > 0 && !isStill, () => {
    const at = isStill ? STANDING : paces.at(steps.length, playMs())
    for (const side of DUEL_SIDES) {
      const isDown = now.hull[side] === 0
      const parts = side === 'first' ? first : second
      takeStance(parts, stanceOf(side, steps, at), { ...PLACES[side], isDown })
    }
    shine(beam.current, sparks.current, steps, at)
  })
  return (
    <svg aria-label={name} className="duel-arena" role="img" viewBox="0 8 360 208">
      <Arena />
      <Robot {...first} kit={KITS[fixture.first]} />
      <Robot {...second} kit={KITS[fixture.second]} />
      <g className="duel-beam" ref={beam}>
        <path
          d="M128 128H232"
          stroke="#32e0ff"
          strokeLinecap="round"
          strokeOpacity="0.55"
          strokeWidth="17"
        />
        <path d="M128 128H232" stroke="#ffffff" strokeLinecap="round" strokeWidth="6" />
      </g>
      <g className="duel-sparks" ref={sparks}>
        <path
          d="M0 -26L6 -8L24 -12L11 2L20 20L3 11L-10 24L-8 6L-26 1L-9 -7Z"
          fill="#ffd257"
          stroke="#ff7a1f"
          strokeLinejoin="round"
          strokeWidth="2.4"
        />
        <circle fill="#ffffff" r="7" />
      </g>
    </svg>
  )
}

const STANDING: Pace = { place: -1, part: 0, rest: 0, counted: 0 }

function useParts(): RobotParts {
  return { body: useRef(null), arm: useRef(null), glow: useRef(null), shield: useRef(null) }
}

function stanceOf(side: DuelSide, steps: readonly DuelStep[], { place, part }: Pace): Stance {
  const step = steps[place]
  if (step?.kind !== 'move') return AT_EASE
  return step.side === side ? attackAt(step.move, part) : defenceAt(step.move, part)
}

/** Shows the beam and the sparks of a move where it lands. */
function shine(
  beam: SVGGElement | null,
  sparks: SVGGElement | null,
  steps: readonly DuelStep[],
  { place, part }: Pace,
): void {
  const step = steps[place]
  const move = step?.kind === 'move' ? step.move : null
  const { there, back } = beamAt(move, part)
  if (beam !== null) beam.style.opacity = Math.max(there, back).toFixed(2)
  if (sparks === null || step?.kind !== 'move') return
  const { x, y, facing } = PLACES[step.move === 'mirror' ? step.side : rivalSide(step.side)]
  const size = sparksAt(step.move, part)
  sparks.style.opacity = size > 0 ? '1' : '0'
  sparks.style.transform = `translate(${x + facing * 22}px, ${y + CHEST}px) scale(${size.toFixed(2)})`
}
