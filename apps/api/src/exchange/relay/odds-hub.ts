import type { ServerResponse } from 'node:http'

/** Listeners of the whole host; one more is refused and polls instead. */
const LISTENERS_MAX = 20_000
/** Bytes that may wait for a slow listener; beyond, it is let go and comes back. */
const BACKLOG_BYTES_MAX = 512 * 1024
const RETRY_MS = 1_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-accel-buffering': 'no',
}

/** Publishes each event's news to those who watch it; every frame is made once for all of them. */
export type OddsHub = {
  listen: (raw: ServerResponse, eventIds: readonly string[], image: readonly string[]) => boolean
  publish: (eventId: string, frame: string) => void
  publishAll: (frame: string) => void
  watched: (eventId: string) => boolean
  size: () => number
  close: () => void
}

export function openOddsHub(): OddsHub {
  const byEvent = new Map<string, Set<ServerResponse>>()
  const all = new Set<ServerResponse>()
  return {
    listen(raw, eventIds, image) {
      if (all.size >= LISTENERS_MAX) return false
      raw.writeHead(200, HEADERS)
      raw.write(`retry: ${RETRY_MS}\n\n${image.join('')}`)
      all.add(raw)
      for (const eventId of eventIds) watchersOf(byEvent, eventId).add(raw)
      raw.once('close', () => {
        all.delete(raw)
        for (const eventId of eventIds) leave(byEvent, eventId, raw)
      })
      return true
    },
    publish(eventId, frame) {
      for (const raw of byEvent.get(eventId) ?? []) write(raw, frame)
    },
    publishAll(frame) {
      for (const raw of all) write(raw, frame)
    },
    watched: (eventId) => byEvent.has(eventId),
    size: () => all.size,
    close() {
      for (const raw of all) raw.destroy()
    },
  }
}

export function frameOf(name: string, body: string): string {
  return `event: ${name}\ndata: ${body}\n\n`
}

function write(raw: ServerResponse, frame: string) {
  raw.write(frame)
  if (raw.writableLength > BACKLOG_BYTES_MAX) raw.destroy()
}

function watchersOf(byEvent: Map<string, Set<ServerResponse>>, eventId: string) {
  const watchers = byEvent.get(eventId) ?? new Set()
  byEvent.set(eventId, watchers)
  return watchers
}

function leave(byEvent: Map<string, Set<ServerResponse>>, eventId: string, raw: ServerResponse) {
  const watchers = byEvent.get(eventId)
  watchers?.delete(raw)
  if (watchers?.size === 0) byEvent.delete(eventId)
}
