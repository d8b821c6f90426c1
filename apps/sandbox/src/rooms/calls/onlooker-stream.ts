import type { ServerResponse } from 'node:http'
import type { Onlooker } from '../live/follow-room.ts'

/** Who reads so slowly that more than this waits for them is dropped, and comes back when they can. */
const WAITING_BYTES_MAX = 256 * 1024

/** What an onlooker is sent, until it ends. */
export type OnlookerStream = Onlooker & { end: () => void }

/**
 * Sends frames into an answer that stays open. Who does not read could keep it ending for as long as they
 * like, and a frame more into an answer that has ended is an error that nobody catches: theirs is cut.
 */
export function onlookerStream(raw: ServerResponse): OnlookerStream {
  return {
    send(frame) {
      if (raw.writableLength > WAITING_BYTES_MAX) raw.destroy()
      else if (!raw.writableEnded) raw.write(frame)
    },
    end() {
      if (raw.writableLength > 0) raw.destroy()
      else raw.end()
    },
  }
}
