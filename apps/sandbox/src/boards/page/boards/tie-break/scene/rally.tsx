import type { TieBreakFixture, TieBreakPoint, TieBreakSide } from '@maidan/casino'
import { useRef, type RefObject } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import { KITS } from '../kits.ts'
import type { Pace } from '../../../events/step-pace.ts'
import { pace as paces } from '../pace.ts'
import { Court, Net } from './court.tsx'
import { ballAt, baseOf, flightOf } from './flight.ts'
import { stanceOf } from './footwork.ts'
import { Player } from './player.tsx'
import { project } from './project.ts'

type RallyProps = {
  fixture: TieBreakFixture
  /** The points of the round; none while there is betting. */
  points: readonly TieBreakPoint[]
  playMs: () => number
  isStill: boolean
  name: string
}

/** The court with its players and the ball, which are moved at each frame and not drawn anew. */
export function Rally({ fixture, points, playMs, isStill, name }: RallyProps) {
  const first = useFigure()
  const second = useFigure()
  const ball = useRef<SVGGElement>(null)
  const shadow = useRef<SVGGElement>(null)
  useFrames(points.length > 0 && !isStill, () => {
    const pace = isStill ? stillPace(points) : paces.at(points.length, playMs())
    stand(first, 'first', points, pace)
    stand(second, 'second', points, pace)
    fly(ball.current, shadow.current, points, pace, isStill)
  })
  return (
    <svg aria-label={name} className="tie-break-court" role="img" viewBox="0 -16 360 222">
      <Court />
      <Player {...second} isNear={false} kit={KITS[fixture.second]} />
      <g ref={shadow}>
        <ellipse fill="#04101c" fillOpacity="0.5" rx="3.6" ry="1.5" />
      </g>
      <Net />
      <Player {...first} isNear kit={KITS[fixture.first]} />
      <g ref={ball}>
        <circle fill="#e8ff4a" r="3.5" stroke="#8fa31a" strokeWidth="0.7" />
        <path d="M-3 -1.2Q0 0.8 3 -1.4" fill="none" stroke="#ffffff" strokeWidth="0.8" />
      </g>
    </svg>
  )
}

type Figure = { body: RefObject<SVGGElement | null>; arm: RefObject<SVGGElement | null> }

function useFigure(): Figure {
  return { body: useRef<SVGGElement>(null), arm: useRef<SVGGElement>(null) }
}

/** Before a round and where nothing moves, the players stand where its first point begins. */
function stillPace(points: readonly TieBreakPoint[]): Pace {
  return { place: points.length === 0 ? -1 : 0, part: 0, rest: 0, counted: 0 }
}

/** Players are drawn a little larger than they are, so that a phone shows what they do. */
const PLAYER_SIZE = 1.16

/** The racket behind the player, and after the stroke. */
const ARM_DEGREES = { back: 34, through: -96 }

function stand(
  { body, arm }: Figure,
  side: TieBreakSide,
  points: readonly TieBreakPoint[],
  pace: Pace,
): void {
  if (body.current === null || arm.current === null) return
  const { x, swing } = stanceOf(side, points, pace)
  const at = project({ x, y: baseOf(side), z: 0 })
  body.current.style.transform = `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px) scale(${(at.scale * PLAYER_SIZE).toFixed(3)})`
  const degrees = ARM_DEGREES.back + (ARM_DEGREES.through - ARM_DEGREES.back) * swing
  arm.current.style.transform = `rotate(${degrees.toFixed(1)}deg)`
}

function fly(
  ball: SVGGElement | null,
  shadow: SVGGElement | null,
  points: readonly TieBreakPoint[],
  pace: Pace,
  isStill: boolean,
): void {
  const point = points[pace.place]
  if (ball === null || shadow === null) return
  const isHidden = point === undefined || isStill || pace.rest > 0.4
  ball.style.opacity = isHidden ? '0' : '1'
  shadow.style.opacity = ball.style.opacity
  if (isHidden) return
  const at = ballAt(flightOf(point, pace.place), pace.part)
  for (const [what, z] of [
    [ball, at.z],
    [shadow, 0],
  ] as const) {
    const { x, y, scale } = project({ ...at, z })
    what.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(3)})`
  }
}
