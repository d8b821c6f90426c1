export const PUSH_NAMES = ['match-odds', 'event', 'score', 'result', 'list'] as const
export type PushName = (typeof PUSH_NAMES)[number]

/** Null: it concerns no single event, as a list does. */
export type Addressed = Readonly<{ eventId: string | null }>

/** Something to tell the listeners: the JSON of the call of the same name. */
export type PushMessage = Addressed & Readonly<{ name: PushName; body: string }>

/** The bytes of a server-sent event, made once for all listeners. JSON has no line break in it. */
export function frameOf(id: string, { name, body }: PushMessage): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${body}\n\n`)
}

/** Says that the feed is alive, and until which message it has told everything. */
export function heartbeatFrame(at: string, lastId: string): Buffer {
  return Buffer.from(`event: heartbeat\ndata: {"at":"${at}","lastId":"${lastId}"}\n\n`)
}
