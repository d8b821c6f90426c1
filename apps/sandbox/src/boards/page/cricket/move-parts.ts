import { BATTERS, placed } from './places.ts'
import { ballFlight, HIT_MS, RELEASE_MS, scaleAt } from './ball-flight.ts'
import { BALL_MS, type Delivery } from './delivery.ts'

/** Where the bowler begins the run-up and lets the ball go. */
const RUN_FROM = { x: 196, y: 236 }
const RUN_TO = { x: 188, y: 166 }
/** How long each run takes. */
const RUN_MS = 240

/** The parts of a scene that move, by their names. */
export type Parts = ReadonlyMap<string, SVGElement>

export function partsOf(scene: SVGElement): Parts {
  const parts = scene.querySelectorAll<SVGElement>('[data-part]')
  return new Map([...parts].map((part) => [part.dataset['part'] ?? '', part]))
}

/** Sets every part to where it is so long after the play has begun; null: before its first ball. */
export function moveParts(parts: Parts, moment: Delivery | null, playMs: number): void {
  const atMs = moment === null ? 0 : Math.min(playMs - moment.beginsMs, BALL_MS)
  moveBowler(parts, atMs)
  moveBatters(parts, moment, atMs)
  moveStumps(parts, moment?.flown === 'wicket' ? atMs - HIT_MS - 40 : 0)
  moveBall(parts, moment, atMs)
}

function moveBowler(parts: Parts, atMs: number): void {
  const run = Math.min(1, Math.max(0, atMs / RELEASE_MS))
  const x = RUN_FROM.x + (RUN_TO.x - RUN_FROM.x) * run
  const y = RUN_FROM.y + (RUN_TO.y - RUN_FROM.y) * run
  const hop = run < 1 ? Math.abs(Math.sin(run * 9)) * 3 : 0
  set(parts, 'bowler', `translate(${x} ${y - hop}) scale(${scaleAt(y)})`)
  const stride = run < 1 ? Math.sin(run * 18) * 30 : 8
  set(parts, 'leg-left', `rotate(${stride} -3 -17)`)
  set(parts, 'leg-right', `rotate(${-stride} 3 -17)`)
  const turn = Math.min(1, Math.max(0, (atMs - RELEASE_MS + 190) / 330))
  set(parts, 'arm', `rotate(${turn * 300 - 150} 6 -29)`)
}

function moveBatters(parts: Parts, moment: Delivery | null, atMs: number): void {
  const lift = Math.min(1, Math.max(0, (atMs - 260) / 260))
  const swing = Math.min(1, Math.max(0, (atMs - HIT_MS + 60) / 150))
  const isHit = moment !== null && moment.flown !== 'wide' && moment.flown !== 'dot'
  set(parts, 'bat', `rotate(${34 * lift - (isHit ? 128 : 40) * swing} 0 -26)`)
  const ran = ranShare(moment, atMs)
  for (const name of ['striker', 'partner'] as const) {
    const { from, to } = BATTERS[name]
    const at = { x: from.x + (to.x - from.x) * ran, y: from.y + (to.y - from.y) * ran }
    set(parts, name, placed(at))
  }
}

/** How far the batters have crossed: 0 at their own ends, 1 at each other's. */
function ranShare(moment: Delivery | null, atMs: number): number {
  const runs = moment === null ? 0 : runsRun(moment)
  const run = Math.min(runs, Math.max(0, (atMs - HIT_MS - 40) / RUN_MS))
  const lap = run % 2
  return lap <= 1 ? lap : 2 - lap
}

function runsRun({ flown }: Delivery): number {
  if (flown === 'one') return 1
  if (flown === 'two') return 2
  return flown === 'three' ? 3 : 0
}

function moveStumps(parts: Parts, fallenMs: number): void {
  const fall = Math.min(1, Math.max(0, fallenMs / 260))
  set(parts, 'stump-left', `rotate(${-16 * fall} -4 0)`)
  set(parts, 'stump-middle', `translate(${-1 * fall} ${-8 * fall}) rotate(${-74 * fall} 0 -4)`)
  set(parts, 'stump-right', `rotate(${24 * fall} 4 0)`)
  const rise = Math.sin(fall * Math.PI * 0.62)
  set(parts, 'bails', `translate(${9 * fall} ${-15 * rise}) rotate(${230 * fall} 0 -17.8)`)
}

function moveBall(parts: Parts, moment: Delivery | null, atMs: number): void {
  const place = moment === null ? null : ballFlight(moment.flown, moment.way, atMs)
  for (const name of ['ball', 'ball-shadow']) {
    parts.get(name)?.setAttribute('opacity', place === null ? '0' : '1')
  }
  if (place === null) return
  const { x, y, high, scale } = place
  set(parts, 'ball', `translate(${x} ${y - high * scale}) scale(${scale})`)
  set(parts, 'ball-shadow', `translate(${x} ${y}) scale(${scale})`)
}

function set(parts: Parts, name: string, transform: string): void {
  parts.get(name)?.setAttribute('transform', transform)
}
