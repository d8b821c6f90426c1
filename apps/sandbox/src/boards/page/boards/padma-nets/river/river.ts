import type { FishKind } from '@maidan/casino'
import { createEffects, type Effects } from './effects.ts'
import { layOut, type Layout } from './lay-out.ts'
import { moveNet, type CastResult, type Net } from './net.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import { paintScene } from './paint-scene.ts'
import { fishAt, fishInSight, guestOf, openSchools, swimOn, type SwimmingFish } from './school.ts'

/** `back` shows what stands still, `front` what moves; both fill `box`. */
type RiverParts = {
  box: HTMLElement
  back: HTMLCanvasElement
  front: HTMLCanvasElement
  isStill: boolean
  /** A finger meant a fish. */
  onFish: (fish: SwimmingFish) => void
  /** A net fell into the water. */
  onSplash: () => void
}

const FRAME_MAX_MS = 80
/** In a still picture every movement is over at its first frame. */
const STILL_STEP_MS = 5_000

/** The moving picture of the river. It knows nothing of chance: what a cast brings is told to it. */
export class River {
  readonly #parts: RiverParts
  readonly #effects: Effects
  readonly #resized: ResizeObserver
  readonly #listening = new AbortController()
  #layout: Layout
  #fishes: SwimmingFish[]
  #nets: Net[] = []
  #casts = 0
  #lastMs = performance.now()
  #frame: number

  constructor(parts: RiverParts) {
    this.#parts = parts
    this.#effects = createEffects(Math.random, parts.isStill)
    this.#layout = layOut(parts.box, parts.back, parts.front)
    this.#fishes = openSchools(this.#layout.water, Math.random)
    this.#paintBack()
    this.#resized = new ResizeObserver(() => this.#fit())
    this.#resized.observe(parts.box)
    this.#listen()
    this.#frame = requestAnimationFrame((nowMs) => this.#tick(nowMs))
  }

  /** Throws the net at a fish; returns the cast's number. */
  throwAt(fish: SwimmingFish): number {
    this.#casts += 1
    const { x, y } = this.#layout.hand
    const idle = { ageMs: 0, x, y, fromX: x, fromY: y, result: null, seen: () => undefined }
    this.#nets.push({ ...idle, castId: this.#casts, fish, state: 'flies' })
    fish.state = 'held'
    return this.#casts
  }

  /** Throws the net at the fish of a kind that is best in sight; returns the cast's number. */
  throwAtKind(kind: FishKind): number {
    const { water } = this.#layout
    const fish = fishInSight(this.#fishes, kind, water) ?? this.#invite(kind)
    return fish ? this.throwAt(fish) : 0
  }

  /** Shows what became of a cast; resolves once it can be seen. */
  settle(castId: number, result: CastResult): Promise<void> {
    const net = this.#nets.find((one) => one.castId === castId)
    if (!net) return Promise.resolve()
    return new Promise((resolve) => {
      net.result = result
      net.seen = resolve
    })
  }

  /** Takes the nets back that nothing is known of. */
  takeBack(): void {
    for (const net of this.#nets.filter(({ result }) => result === null)) {
      net.fish.state = 'swims'
      net.state = 'sinks'
      net.ageMs = 0
    }
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#resized.disconnect()
    this.#listening.abort()
    for (const net of this.#nets) net.seen()
  }

  #listen(): void {
    const { front, onFish } = this.#parts
    const { signal } = this.#listening
    const fishUnder = (event: PointerEvent) => {
      const { left, top } = front.getBoundingClientRect()
      return fishAt(this.#fishes, event.clientX - left, event.clientY - top)
    }
    const press = (event: PointerEvent) => {
      const fish = fishUnder(event)
      if (fish) onFish(fish)
    }
    const hover = (event: PointerEvent) => {
      front.style.cursor = fishUnder(event) ? 'pointer' : ''
    }
    front.addEventListener('pointerdown', press, { signal })
    front.addEventListener('pointermove', hover, { signal })
  }

  #invite(kind: FishKind): SwimmingFish | undefined {
    const guest = guestOf(this.#fishes, kind, this.#layout.water, Math.random)
    if (guest) this.#fishes.push(guest)
    return guest
  }

  #tick(nowMs: number): void {
    const { isStill } = this.#parts
    const deltaMs = Math.min(FRAME_MAX_MS, nowMs - this.#lastMs)
    this.#lastMs = nowMs
    for (const fish of this.#fishes) this.#moveFish(fish, deltaMs)
    this.#fishes = this.#fishes.filter((fish) => !fish.isGuest || fish.state !== 'gone')
    for (const net of this.#nets) this.#moveNet(net, isStill ? STILL_STEP_MS : deltaMs)
    this.#effects.move(deltaMs)
    paintScene(this.#layout, {
      fishes: this.#fishes,
      nets: this.#nets,
      effects: this.#effects,
      nowMs: isStill ? 0 : nowMs,
    })
    this.#frame = requestAnimationFrame((next) => this.#tick(next))
  }

  #moveFish(fish: SwimmingFish, deltaMs: number): void {
    if (!this.#parts.isStill) return swimOn(fish, deltaMs, this.#layout.water)
    if (fish.state !== 'held') fish.state = fish.isGuest ? 'gone' : 'swims'
  }

  #moveNet(net: Net, deltaMs: number): void {
    const happened = moveNet(net, deltaMs, this.#layout.hand)
    if (happened === 'landed') {
      this.#effects.bubbles(net.x, net.y, 8)
      this.#parts.onSplash()
    }
    if (happened === 'decided') this.#showResult(net)
    if (happened === 'aboard') {
      this.#effects.splash(net.x, this.#layout.water.top - 8, 12)
      net.fish.state = 'gone'
    }
    if (happened === 'aboard' || happened === 'sunk') {
      this.#nets = this.#nets.filter((one) => one !== net)
    }
  }

  #showResult({ fish, result, seen }: Net): void {
    if (!result) return
    const size = result.caught ? 19 + result.tier * 5 : 14
    this.#effects.write(result.text, fish.x, fish.y, size)
    if (result.caught) this.#effects.coins(fish.x, fish.y, 6 + result.tier * 16)
    else {
      this.#effects.bubbles(fish.x, fish.y, 14)
      fish.state = 'flees'
    }
    seen()
  }

  /** The box has another size: the water is filled anew, and a net that waits keeps its fish. */
  #fit(): void {
    const { width, height } = this.#layout
    const { box, back, front } = this.#parts
    if (width === Math.max(1, box.clientWidth) && height === Math.max(1, box.clientHeight)) return
    this.#layout = layOut(box, back, front)
    const held = this.#nets.map(({ fish }) => ({ ...fish, isGuest: true }))
    this.#nets = this.#nets.map((net, index) => ({ ...net, fish: held[index] ?? net.fish }))
    this.#fishes = [...openSchools(this.#layout.water, Math.random), ...held]
    this.#paintBack()
  }

  #paintBack(): void {
    const { width, height, ratio, surface, water } = this.#layout
    const context = this.#parts.back.getContext('2d')
    if (!context) return
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    paintBackdrop(context, { width, height, surface, scale: water.scale })
  }
}
