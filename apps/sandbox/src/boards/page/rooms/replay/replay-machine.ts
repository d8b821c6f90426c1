import type { RoomGame } from '@maidan/casino'
import type { RoomReplay } from '../../../../rooms/room-api.ts'
import { createStore, type Store } from '../../frame/store.ts'
import type { ReplayMoment } from './replay-view.ts'

/** How long a game without a curve shows the bets of a past round before its outcome. */
const BETS_MS = 1_500

/** How often a rising curve is looked at for stakes that leave it. */
const TICK_MS = 100

/** Plays a past round of a room again: its curve up to the break, or its bets, then the outcome. */
export class ReplayMachine {
  readonly store: Store<ReplayMoment>
  readonly #game: RoomGame
  readonly #outcome: unknown

  constructor(game: RoomGame, { proof }: RoomReplay) {
    this.#game = game
    this.#outcome = proof.outcome
    this.store = createStore<ReplayMoment>(this.#first())
  }

  /** Plays from the start, until what it answers is called. */
  play = (): (() => void) => {
    this.store.change(this.#first())
    const timer = setInterval(() => {
      this.#tick()
      if (this.store.read().phase === 'shown') clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }

  #first(): ReplayMoment {
    const isCurve = this.#game.curve !== undefined
    return {
      phase: isCurve ? 'running' : 'betting',
      beganMs: performance.now(),
      lastsMs: isCurve ? null : BETS_MS,
      heightCenti: 0,
    }
  }

  #tick(): void {
    const { curve } = this.#game
    const elapsedMs = Math.floor(performance.now() - this.store.read().beganMs)
    const brokenAt = curve?.brokenAtCenti(this.#outcome) ?? 0
    const lastsMs = curve === undefined ? BETS_MS : curve.elapsedMs(brokenAt)
    if (elapsedMs < lastsMs) {
      this.store.change({ heightCenti: curve?.heightCenti(elapsedMs) ?? 0 })
      return
    }
    const beganMs = performance.now()
    this.store.change({ phase: 'shown', beganMs, lastsMs: null, heightCenti: brokenAt })
  }
}
