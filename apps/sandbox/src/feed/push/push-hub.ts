import { createDelivery, type Deliver } from './delivery.ts'
import type { Faults } from './faults.ts'
import { createMessageRing } from './message-ring.ts'
import { frameOf, heartbeatFrame, type Addressed, type PushMessage } from './push-message.ts'

/** One who listens: to some events, or to all and the lists too. */
export type Listener = {
  eventIds: ReadonlySet<string> | null
  write: (frame: Buffer) => void
  /** Ends the connection; the listener comes back by itself. */
  drop: () => void
}

export type PushHub = {
  publish: (message: PushMessage) => void
  /**
   * Adds a listener: it is first told what it missed since `lastId`, or, when that is unknown or too
   * long ago, everything as it stands. Null: there are too many listeners.
   */
  listen: (listener: Listener, lastId: string | null) => { leave: () => void } | null
  heartbeat: () => void
  dropAll: () => void
  listeners: () => number
}

type Options = {
  /** Tells this process's numbers from those of one before it. */
  epoch: string
  now: () => number
  faults: Faults
  /** Everything as it stands, for one who hears of it first. */
  image: (eventIds: ReadonlySet<string> | null) => PushMessage[]
}

const LISTENERS_MAX = 500

/** Numbers every message, keeps the last ones, and hands each, framed once, to all who listen. */
export function createPushHub({ epoch, now, faults, image }: Options): PushHub {
  const listeners = new Set<Listener>()
  const ring = createMessageRing(epoch)

  const send: Deliver = ({ message, frame }, isHalf) => {
    for (const listener of listeners) {
      if (!isFor(listener, message)) continue
      listener.write(isHalf ? frame.subarray(0, frame.length >> 1) : frame)
      if (isHalf) listener.drop()
    }
  }
  const delivery = createDelivery(faults, send)

  function listen(listener: Listener, lastId: string | null) {
    if (listeners.size >= LISTENERS_MAX) return null
    listeners.add(listener)
    const missed = ring.since(lastId)
    const frames =
      missed === null
        ? image(listener.eventIds).map((message) => frameOf(ring.lastId(), message))
        : missed.filter(({ message }) => isFor(listener, message)).map(({ frame }) => frame)
    frames.forEach((frame) => listener.write(frame))
    return { leave: () => void listeners.delete(listener) }
  }

  return {
    publish: (message) => delivery.hand(ring.add(message)),
    listen,
    heartbeat() {
      if (faults.strikes('silence', null)) return
      delivery.release()
      const frame = heartbeatFrame(new Date(now()).toISOString(), ring.lastId())
      for (const listener of listeners) listener.write(frame)
    },
    dropAll() {
      for (const listener of listeners) listener.drop()
      listeners.clear()
    },
    listeners: () => listeners.size,
  }
}

function isFor({ eventIds }: Listener, { eventId }: Addressed): boolean {
  return eventIds === null || (eventId !== null && eventIds.has(eventId))
}
