import type { RoomFrame } from '../../../../rooms/room-api.ts'

/** Reads server-sent events as they come in pieces; answers the frames that each piece completes. */
export function streamParser(): (piece: string) => RoomFrame[] {
  let rest = ''
  return (piece) => {
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    // A line that begins with a colon only says that the other end lives.
    return events
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice('data: '.length)) as RoomFrame)
  }
}
