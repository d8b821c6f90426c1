import { ARCHERY_SIDES, type ArcheryFixture, type ArcherySide } from '@maidan/casino'
import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import type { Pace } from '../../../events/step-pace.ts'
import { KITS } from '../kits.ts'
import { pace as paces } from '../pace.ts'
import type { ArcheryStep, Shown } from '../steps.ts'
import { Archer, takePose, type ArcherParts } from './archer.tsx'
import { Arrows } from './arrows.tsx'
import { Flag } from './flag.tsx'
import { flyingAt, HIT, poseAt, STANDS } from './flight.ts'
import { Range } from './range.tsx'

type ShootingProps = {
  fixture: ArcheryFixture
  /** The steps of the round; none while there is betting. */
  steps: readonly ArcheryStep[]
  arrows: Shown['arrows']
  playMs: () => number
  isStill: boolean
  name: string
}

/** The range with both archers and the arrow in the air, which are moved and not drawn anew. */
export function Shooting({ fixture, steps, arrows, playMs, isStill, name }: ShootingProps) {
  const first = useParts()
  const second = useParts()
  const flying = useRef<SVGGElement>(null)
  useFrames(steps.length > 0 && !isStill, () => {
    const now = isStill ? STANDING : paces.at(steps.length, playMs())
    stand(first, 'first', steps, now)
    stand(second, 'second', steps, now)
    fly(flying.current, steps, now)
  })
  return (
    <svg aria-label={name} className="archery-range" role="img" viewBox="0 4 360 208">
      <Range />
      <Flag wind={fixture.wind} />
      <Arrows arrows={arrows} fixture={fixture} />
      {ARCHERY_SIDES.map((side) => (
        <g
          key={side}
          transform={`translate(${STANDS[side].x} ${STANDS[side].y}) scale(${side === 'first' ? 1 : -1} 1)`}
        >
          <Archer {...(side === 'first' ? first : second)} kit={KITS[fixture[side]]} />
        </g>
      ))}
      <g className="archery-flying" ref={flying}>
        <path d="M-30 0H8" stroke="#10141a" strokeLinecap="round" strokeWidth="3.4" />
        <path d="M-30 0H8" stroke="#f7e9c8" strokeLinecap="round" strokeWidth="1.8" />
        <path d="M-30 0L-36 -4H-26ZM-30 0L-36 4H-26Z" fill="#ffffff" />
      </g>
    </svg>
  )
}

const STANDING: Pace = { place: -1, part: 0, rest: 0, counted: 0 }

function useParts(): ArcherParts {
  return {
    bow: useRef(null),
    string: useRef(null),
    arm: useRef(null),
    sleeve: useRef(null),
    nocked: useRef(null),
  }
}

function stand(
  parts: ArcherParts,
  side: ArcherySide,
  steps: readonly ArcheryStep[],
  { place, part, rest }: Pace,
): void {
  const step = steps[place]
  const isShooting = step?.kind === 'arrow' && step.side === side
  const pose = isShooting ? poseAt(part, rest) : { lift: 0, pull: 0 }
  takePose(parts, pose, isShooting && part < HIT && pose.pull > 0)
}

function fly(
  arrow: SVGGElement | null,
  steps: readonly ArcheryStep[],
  { place, part }: Pace,
): void {
  if (arrow === null) return
  const step = steps[place]
  const at = step?.kind === 'arrow' ? flyingAt(step.side, step.arrow, part) : null
  arrow.style.opacity = at === null ? '0' : '1'
  if (at === null) return
  arrow.style.transform = `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px) rotate(${at.turn.toFixed(1)}deg) scale(${at.scale.toFixed(3)})`
}
