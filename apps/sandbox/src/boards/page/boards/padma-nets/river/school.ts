import type { FishKind } from '@maidan/casino'

/** How a kind swims: how many together, how long one is, how fast, and how deep from 0 to 1. */
type Habit = { count: number; lengthPx: number; pxPerSecond: number; depth: number }

const HABITS: Readonly<Record<FishKind, Habit>> = {
  puti: { count: 6, lengthPx: 42, pxPerSecond: 34, depth: 0.06 },
  tengra: { count: 3, lengthPx: 52, pxPerSecond: 26, depth: 0.97 },
  koi: { count: 3, lengthPx: 48, pxPerSecond: 22, depth: 0.8 },
  rui: { count: 2, lengthPx: 74, pxPerSecond: 28, depth: 0.36 },
  katla: { count: 2, lengthPx: 78, pxPerSecond: 24, depth: 0.6 },
  boal: { count: 1, lengthPx: 102, pxPerSecond: 30, depth: 0.89 },
  chital: { count: 1, lengthPx: 84, pxPerSecond: 20, depth: 0.72 },
  ilish: { count: 3, lengthPx: 64, pxPerSecond: 46, depth: 0.21 },
  'golden-ilish': { count: 1, lengthPx: 70, pxPerSecond: 52, depth: 0.49 },
}

/** How long a fish of a kind is at the scale of 1. */
export function lengthOf(kind: FishKind): number {
  return HABITS[kind].lengthPx
}

/** `swims`: as it likes. `held`: under a net. `flees`: darts off. `gone`: in the boat, or away. */
type FishState = 'swims' | 'held' | 'flees' | 'gone'

/** A fish in the picture. Which of its kind it is decides nothing; all are picture. */
export type SwimmingFish = {
  id: number
  kind: FishKind
  x: number
  y: number
  lengthPx: number
  /** 1 swims to the right, -1 to the left. */
  heading: 1 | -1
  pxPerSecond: number
  /** Where in its tail's beat it is, from 0 to 1. */
  beat: number
  /** The height that it swims around, from 0 (surface) to 1 (bed). */
  depth: number
  phase: number
  state: FishState
  goneMs: number
  /** Came only to be cast at, because all others of its kind were taken. */
  isGuest: boolean
}

/** The water in page pixels, below the surface. */
export type Water = { width: number; top: number; bottom: number; scale: number }

/** Swims this much faster when it slips away. */
const FLIGHT_SPEED = 7
const BOB_PX = 7
/** A fish that is gone comes back from outside after so long. */
const BACK_AFTER_MS = 1_600

/** All fish of the river, spread over the water. `random` gives numbers from 0 to 1. */
export function openSchools(water: Water, random: () => number): SwimmingFish[] {
  const kinds = Object.entries(HABITS) as [FishKind, Habit][]
  let id = 0
  return kinds.flatMap(([kind, habit], lane) => {
    const heading = lane % 2 === 0 ? 1 : -1
    const middle = random() * water.width
    return Array.from({ length: habit.count }, (_, place) => {
      const lengthPx = habit.lengthPx * water.scale
      const fish: SwimmingFish = {
        id: id++,
        kind,
        x: wrapped(middle - place * lengthPx * 1.15 * heading, lengthPx, water),
        y: 0,
        lengthPx,
        heading,
        pxPerSecond: habit.pxPerSecond * water.scale * (0.94 + random() * 0.12),
        beat: random(),
        depth: habit.depth + (place % 2 === 0 ? -0.035 : 0.035) * Math.min(1, habit.count - 1),
        phase: random() * Math.PI * 2,
        state: 'swims',
        goneMs: 0,
        isGuest: false,
      }
      fish.y = heightOf(fish, water)
      return fish
    })
  })
}

/** One more fish of a kind in open water, for a net that no other fish of the kind is free for. */
export function guestOf(
  fishes: readonly SwimmingFish[],
  kind: FishKind,
  water: Water,
  random: () => number,
): SwimmingFish | undefined {
  const model = fishes.find((fish) => fish.kind === kind)
  if (!model) return undefined
  const x = water.width * (0.2 + random() * 0.6)
  const id = Math.max(...fishes.map((fish) => fish.id)) + 1
  const guest: SwimmingFish = { ...model, id, x, goneMs: 0, state: 'swims', isGuest: true }
  return { ...guest, y: heightOf(guest, water) }
}

/** Moves a fish on by so many milliseconds. */
export function swimOn(fish: SwimmingFish, deltaMs: number, water: Water): void {
  const seconds = deltaMs / 1_000
  const flees = fish.state === 'flees'
  fish.beat = (fish.beat + seconds * (flees ? 4 : fish.state === 'held' ? 3 : 1.1)) % 1
  if (fish.state === 'held') return
  if (fish.state === 'gone') return comeBack(fish, deltaMs, water)
  const speed = fish.pxPerSecond * (flees ? FLIGHT_SPEED : 1)
  fish.x += fish.heading * speed * seconds
  fish.phase += seconds * 0.9
  fish.y += (heightOf(fish, water) - fish.y) * Math.min(1, seconds * 2)
  if (isOutside(fish, water)) {
    if (fish.isGuest) {
      fish.state = 'gone'
      return
    }
    fish.x = fish.heading === 1 ? -fish.lengthPx * 0.6 : water.width + fish.lengthPx * 0.6
    fish.state = 'swims'
  }
}

/** The fish at a point of the picture, the nearest of those that a finger there may mean. */
export function fishAt(
  fishes: readonly SwimmingFish[],
  x: number,
  y: number,
): SwimmingFish | undefined {
  const within = fishes.filter(
    (fish) =>
      fish.state === 'swims' &&
      Math.abs(fish.x - x) <= fish.lengthPx / 2 + REACH_PX &&
      Math.abs(fish.y - y) <= fish.lengthPx / 4 + REACH_PX,
  )
  return nearest(within, x, y)
}

/** Around a fish, so that the smallest is as easy to hit as a button. */
const REACH_PX = 10

/** The fish of a kind that is best in sight; undefined when all of them are under nets or gone. */
export function fishInSight(
  fishes: readonly SwimmingFish[],
  kind: FishKind,
  water: Water,
): SwimmingFish | undefined {
  const free = fishes.filter((fish) => fish.kind === kind && fish.state === 'swims')
  return nearest(free, water.width / 2, (water.top + water.bottom) / 2)
}

function nearest(fishes: readonly SwimmingFish[], x: number, y: number) {
  return fishes.toSorted((a, b) => distance(a, x, y) - distance(b, x, y))[0]
}

function distance(fish: SwimmingFish, x: number, y: number): number {
  return Math.hypot(fish.x - x, (fish.y - y) * 1.6)
}

function comeBack(fish: SwimmingFish, deltaMs: number, water: Water): void {
  fish.goneMs += deltaMs
  if (fish.isGuest || fish.goneMs < BACK_AFTER_MS) return
  fish.goneMs = 0
  fish.state = 'swims'
  fish.x = fish.heading === 1 ? -fish.lengthPx * 0.6 : water.width + fish.lengthPx * 0.6
  fish.y = heightOf(fish, water)
}

function heightOf({ depth, phase }: SwimmingFish, { top, bottom, scale }: Water): number {
  return top + depth * (bottom - top) + Math.sin(phase) * BOB_PX * scale
}

function isOutside({ x, heading, lengthPx }: SwimmingFish, { width }: Water): boolean {
  return heading === 1 ? x > width + lengthPx * 0.6 : x < -lengthPx * 0.6
}

function wrapped(x: number, lengthPx: number, { width }: Water): number {
  const span = width + lengthPx
  return ((((x + lengthPx / 2) % span) + span) % span) - lengthPx / 2
}
