import { Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../clock.ts'
import type { StageLayout } from '../layout.ts'
import type { Machine } from '../machine.ts'
import type { ReelStop } from './reel-plan.ts'

const START_STAGGER_MS = 45

/** Reels turn at least this long before the first one may stop. */
const TURN_MIN_MS = 620
const TURN_MIN_FAST_MS = 260

export type Landing = {
  strips: readonly (readonly string[])[]
  stops: readonly number[]
  plan: readonly ReelStop[]
  /** Aborts when the player taps to stop: everything left stops at once. */
  hurry: AbortSignal
  fast: boolean
  /** Reels that stand while the others spin. */
  held?: readonly number[]
  /** Called as each reel comes to stand, and as one begins to turn longer. */
  onStop: (reel: number, stop: ReelStop) => void
  onAnticipate: (reel: number) => void
}

/** The five reels as one: they start together and stop one after the other. */
export class ReelBank {
  readonly #machine: Machine
  readonly #clock: Clock
  readonly #highlight: Sprite
  readonly #still: boolean
  #layout: StageLayout | null = null
  #turning: Promise<unknown> = Promise.resolve()
  #startedMs = 0

  constructor(
    machine: Machine,
    clock: Clock,
    options: { glow: Texture; colour: string; still: boolean },
  ) {
    this.#machine = machine
    this.#clock = clock
    this.#still = options.still
    this.#highlight = new Sprite(options.glow)
    this.#highlight.tint = options.colour
    this.#highlight.blendMode = 'add'
    this.#highlight.visible = false
    machine.effects.addChild(this.#highlight)
  }

  layout(layout: StageLayout): void {
    this.#layout = layout
  }

  /** Puts the reels still at these stops. */
  standAt(strips: readonly (readonly string[])[], stops: readonly number[]): void {
    this.#machine.reels.forEach((reel, index) => {
      reel.setStrip(strips[index] ?? [''], stops[index] ?? 0)
    })
  }

  /** Starts every reel that is not held. */
  start(held: readonly number[] = []): void {
    this.#startedMs = performance.now()
    const starts = this.#machine.reels.map(async (reel, index) => {
      if (held.includes(index)) return
      if (!this.#still) await this.#clock.wait(index * START_STAGGER_MS)
      await reel.spin(this.#clock, this.#still)
    })
    this.#turning = Promise.all(starts)
  }

  /** Stops every reel that turns by the plan. Resolves when the last one stands. */
  async land(landing: Landing): Promise<void> {
    const { plan, hurry, fast } = landing
    await this.#turning
    const turnMs = fast || this.#still ? TURN_MIN_FAST_MS : TURN_MIN_MS
    await this.#clock.wait(this.#startedMs + turnMs - performance.now(), hurry)
    const landed: Promise<void>[] = []
    let atMs = 0
    for (const [reel, stop] of plan.entries()) {
      if (landing.held?.includes(reel)) continue
      if (stop.anticipated && !hurry.aborted) {
        await Promise.all(landed)
        this.#point(reel)
        landing.onAnticipate(reel)
      }
      await this.#clock.wait(stop.atMs - atMs, hurry)
      atMs = stop.atMs
      landed.push(this.#stopReel(reel, landing, stop))
    }
    await Promise.all(landed)
    this.#highlight.visible = false
  }

  async #stopReel(index: number, landing: Landing, stop: ReelStop): Promise<void> {
    const { strips, stops } = landing
    const strip = strips[index] ?? ['']
    await this.#machine.reels[index]?.stop(this.#clock, strip, stops[index] ?? 0, this.#still)
    landing.onStop(index, stop)
  }

  /** Lights the reel everybody is waiting for. */
  #point(reel: number): void {
    if (this.#layout === null) return
    const { cellWidth, reels } = this.#layout
    this.#highlight.position.set((reel - 0.35) * cellWidth, -reels.height * 0.08)
    this.#highlight.setSize(cellWidth * 1.7, reels.height * 1.16)
    this.#highlight.alpha = 0.75
    this.#highlight.visible = true
  }
}
