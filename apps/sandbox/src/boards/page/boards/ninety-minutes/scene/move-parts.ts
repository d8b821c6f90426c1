import { MATCH_SIDES, type MatchSide } from '@maidan/casino'
import { ballAt, focusAt } from '../show/ball-at.ts'
import { clearAt, figuresAt, type Figure, type Shown } from '../show/figures-at.ts'
import { PLAYERS } from '../show/formation.ts'
import { eyeAt, FIGURE_SCALE, project, WORLD } from '../show/pitch-view.ts'

type Part = HTMLElement | SVGElement | null
type PlayerParts = { whole: Part; legs: Part }

/** The parts of the picture that move, looked up once. */
export type Parts = {
  world: HTMLElement
  figures: HTMLElement
  players: Readonly<Record<MatchSide, readonly PlayerParts[]>>
  ball: Part
  shade: Part
  nets: { left: Part; right: Part }
}

export function partsOf(world: HTMLElement, figures: HTMLElement): Parts {
  const part = (name: string) => figures.querySelector<SVGElement>(`[data-part="${name}"]`)
  const playersOf = (side: MatchSide) =>
    Array.from({ length: PLAYERS }, (_, place): PlayerParts => {
      const whole = figures.querySelector<HTMLElement>(`[data-player="${side}-${place}"]`)
      return { whole, legs: whole?.querySelector<HTMLElement>('[data-part="legs"]') ?? null }
    })
  return {
    world,
    figures,
    players: { first: playersOf('first'), second: playersOf('second') },
    ball: part('ball'),
    shade: part('shade'),
    nets: { left: part('net-left'), right: part('net-right') },
  }
}

/** Moves everything to where it is at a moment, and the eye after it. */
export function moveParts(parts: Parts, shown: Shown, ms: number): void {
  for (const side of MATCH_SIDES) {
    for (const [place, figure] of figuresAt(shown, side, ms).entries()) {
      movePlayer(parts.players[side][place], figure)
    }
  }
  moveBall(parts, shown, ms)
  moveNets(parts, shown, ms)
  parts.figures.style.opacity = clearAt(ms).toFixed(2)
  const eye = (eyeAt(project(focusAt(shown.touches, ms)).x) / WORLD.width) * 100
  // Where more of the ground is shown than lies on one side of the eye, it stops at the edge.
  parts.world.style.transform = `translate(clamp(100cqw - 100%, 50cqw - ${eye.toFixed(3)}%, 0px), -50%)`
}

function movePlayer(player: PlayerParts | undefined, at: Figure): void {
  const { face, stride, turn } = at
  const scale = at.scale * FIGURE_SCALE
  const size = `${(scale * face).toFixed(3)}, ${scale.toFixed(3)}`
  transform(player?.whole ?? null, `${moved(at)} scale(${size}) rotate(${turn.toFixed(1)}deg)`)
  transform(player?.legs ?? null, `scaleX(${stride.toFixed(2)})`)
}

function moveBall({ ball, shade }: Parts, shown: Shown, ms: number): void {
  const { spot, lift } = ballAt(shown.touches, ms)
  const { x, y, scale } = project(spot)
  const size = (scale * FIGURE_SCALE).toFixed(3)
  transform(shade, `${moved({ x, y })} scale(${size})`)
  const turn = ((spot.u * 3_000) % 360).toFixed(0)
  transform(ball, `${moved({ x, y: y - 3.4 - lift })} scale(${size}) rotate(${turn}deg)`)
}

/** A place of the picture in shares of its size, so that nobody has to measure the screen. */
function moved({ x, y }: { x: number; y: number }): string {
  const across = ((x / WORLD.width) * 100).toFixed(3)
  const down = ((y / WORLD.height) * 100).toFixed(3)
  return `translate(${across}cqw, ${down}cqh)`
}

const SHAKE_MS = 700

/** The net into which a ball has flown swings out and comes to rest. */
function moveNets({ nets }: Parts, shown: Shown, ms: number): void {
  const goal = shown.moments.findLast(
    ({ kind, atMs }) => kind === 'goal' && atMs <= ms && ms < atMs + SHAKE_MS,
  )
  const gone = goal === undefined ? 1 : (ms - goal.atMs) / SHAKE_MS
  const swing = (1 - gone) * Math.sin(gone * 16) * 0.26
  const isRight = ballAt(shown.touches, goal?.atMs ?? 0).spot.u > 0.5
  transform(nets.left, `scaleX(${(1 + (isRight ? 0 : swing)).toFixed(3)})`)
  transform(nets.right, `scaleX(${(1 + (isRight ? swing : 0)).toFixed(3)})`)
}

function transform(part: Part, value: string): void {
  if (part !== null) part.style.transform = value
}
