import type { PastRound, RoomFrame, RoomView } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import type { Round } from '../rounds/round.ts'
import type { NewsKind } from './news.ts'
import { nextFrame } from './next-frame.ts'
import { pastKeeper, readView } from './read-view.ts'

/** A room is looked at this often while somebody is in it; other processes tell it no other way. */
const LOOK_EVERY_MS = 250

/** Bets are told this seldom at most; phases at once. */
const BETS_EVERY_MS = 200

/** Somebody who looks on: takes frames as text of server-sent events. */
export type Onlooker = { send: (frame: Buffer) => void }

/**
 * Follows one room for everybody who is in it here: looks at it, and frames what is new once for
 * all. Nothing is read while nobody is in it.
 */
export class FollowedRoom {
  readonly #rooms: Rooms
  readonly #game: string
  readonly #pastBefore: (round: Round) => Promise<readonly PastRound[]>
  readonly #onlookers = new Set<Onlooker>()
  #last: RoomView | null = null
  #timer: NodeJS.Timeout | undefined
  #isLooking = false
  #isAskedAgain = false
  #isClosed = false

  constructor(rooms: Rooms, game: string) {
    this.#rooms = rooms
    this.#game = game
    this.#pastBefore = pastKeeper(rooms)
  }

  /** Sends the room to one more from now on, until what it answers is called. */
  join(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker)
    if (this.#onlookers.size === 1) this.#last = null
    if (this.#last !== null) onlooker.send(asEvent({ kind: 'view', view: this.#last }))
    else this.#lookNow()
    return () => {
      this.#onlookers.delete(onlooker)
    }
  }

  /** Something has changed in this process. */
  hear(kind: NewsKind): void {
    if (this.#onlookers.size === 0) return
    if (kind === 'phase') this.#lookNow()
    else if (!this.#isLooking) this.#lookIn(this.#untilBetsMs())
  }

  sendAll(frame: Buffer): void {
    for (const onlooker of this.#onlookers) onlooker.send(frame)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#onlookers.clear()
  }

  #lookNow(): void {
    clearTimeout(this.#timer)
    if (this.#isLooking) this.#isAskedAgain = true
    else void this.#look()
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#onlookers.size === 0) return
    this.#timer = setTimeout(() => this.#lookNow(), ms)
  }

  async #look(): Promise<void> {
    this.#isLooking = true
    try {
      const view = await readView(this.#rooms, this.#game, this.#pastBefore)
      if (view !== null) this.#tell(view)
    } catch (error) {
      this.#rooms.log.warn({ err: error, game: this.#game }, 'a room could not be looked at')
    }
    this.#isLooking = false
    this.#lookIn(this.#isAskedAgain ? 0 : LOOK_EVERY_MS)
    this.#isAskedAgain = false
  }

  #tell(view: RoomView): void {
    const frame = nextFrame(this.#last, view)
    if (frame === null) return
    this.#last = view
    this.sendAll(asEvent(frame))
  }

  #untilBetsMs(): number {
    if (this.#last === null) return 0
    return Math.max(0, this.#last.nowMs + BETS_EVERY_MS - this.#rooms.clock.nowMs())
  }
}

function asEvent(frame: RoomFrame): Buffer {
  return Buffer.from(`data: ${JSON.stringify(frame)}\n\n`)
}
