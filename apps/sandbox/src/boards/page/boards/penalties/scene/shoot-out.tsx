import { kickerOf, type PenaltyFixture, type PenaltyPlay } from '@maidan/casino'
import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import type { Pace } from '../../../events/step-pace.ts'
import { KITS } from '../kits.ts'
import { pace as paces, stepsOf } from '../pace.ts'
import { Ball, Keeper, Shooter } from './figures.tsx'
import { Goal } from './goal.tsx'
import { ballAt, GOAL, keeperAt, shooterAt, SPOT, type Placed } from './kick-path.ts'

type ShootOutProps = {
  fixture: PenaltyFixture
  /** Null while bets are taken. */
  play: PenaltyPlay | null
  /** Which kick is shown, by its place. */
  place: number
  playMs: () => number
  isStill: boolean
  name: string
}

/** The goal, the shooter, the ball and the keeper, which are moved at each frame and not drawn anew. */
export function ShootOut({ fixture, play, place, playMs, isStill, name }: ShootOutProps) {
  const keeper = useRef<SVGGElement>(null)
  const shooter = useRef<SVGGElement>(null)
  const leg = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  useFrames(play !== null && !isStill, () => {
    const steps = play === null ? 0 : stepsOf(play)
    const scene = placesOf(play, isStill ? STANDING : paces.at(steps, playMs()))
    put(keeper.current, scene.keeper)
    put(shooter.current, { ...scene.shooter, turn: 0 })
    put(ball.current, scene.ball)
    if (leg.current !== null) leg.current.style.transform = `rotate(${-scene.shooter.turn}deg)`
  })
  return (
    <svg aria-label={name} className="penalty-pitch" role="img" viewBox="0 8 360 208">
      <Goal />
      <Keeper body={keeper} />
      <Ball body={ball} />
      <Shooter body={shooter} kit={KITS[fixture[kickerOf(Math.max(0, place))]]} leg={leg} />
    </svg>
  )
}

const STANDING: Pace = { place: -1, part: 0, rest: 0, counted: 0 }

function placesOf(play: PenaltyPlay | null, { place, part, rest }: Pace) {
  const kick = play?.kicks[place]
  if (kick === undefined) {
    return {
      keeper: { x: SPOT.x, y: GOAL.line, scale: 1, turn: 0 },
      shooter: shooterAt(0, 0),
      ball: { ...SPOT, scale: 1, turn: 0 },
    }
  }
  return {
    keeper: keeperAt(kick, part, rest),
    shooter: shooterAt(part, rest),
    ball: ballAt(kick, place, part, rest),
  }
}

function put(what: SVGGElement | null, { x, y, scale, turn }: Placed): void {
  if (what === null) return
  what.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`
}
