import { frameOf, type Addressed, type PushMessage } from './push-message.ts'

/** A message with its number, framed once. */
export type Kept = Readonly<{ sequence: number; message: Addressed; frame: Buffer }>

export type MessageRing = {
  /** Numbers a message and keeps it. */
  add: (message: PushMessage) => Kept
  /** The id of the last message. */
  lastId: () => string
  /** What came after an id; null: it is not of this process, or too long ago. */
  since: (lastId: string | null) => Kept[] | null
  kept: () => Readonly<{ messages: number; bytes: number }>
}

/**
 * What is kept for listeners that come back, about three minutes of all events; beyond, the older
 * half is forgotten and who comes back later is told everything as it stands.
 */
export const KEPT_MAX = 4_000
export const KEPT_BYTES_MAX = 4 * 1024 * 1024

/** The last messages. `epoch` tells this process's numbers from those of one before it. */
export function createMessageRing(epoch: string): MessageRing {
  let ring: Kept[] = []
  let bytes = 0
  let sequence = 0
  const lastId = () => `${epoch}-${sequence}`

  function forgetHalf(): void {
    ring = ring.slice(ring.length >> 1)
    bytes = ring.reduce((sum, { frame }) => sum + frame.length, 0)
  }

  return {
    lastId,
    add(message) {
      sequence += 1
      const frame = frameOf(lastId(), message)
      const kept = { sequence, message: { eventId: message.eventId }, frame }
      ring.push(kept)
      bytes += frame.length
      if (ring.length > KEPT_MAX || bytes > KEPT_BYTES_MAX) forgetHalf()
      return kept
    },
    kept: () => ({ messages: ring.length, bytes }),
    since(id) {
      const [ofEpoch, number] = (id ?? '').split('-')
      const last = Number(number)
      if (ofEpoch !== epoch || !Number.isSafeInteger(last) || last > sequence) return null
      const oldest = ring[0]?.sequence ?? sequence + 1
      return last < oldest - 1 ? null : ring.filter((kept) => kept.sequence > last)
    },
  }
}
