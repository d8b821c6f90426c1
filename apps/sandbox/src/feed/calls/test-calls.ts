import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Feed } from '../engine/feed.ts'
import { FAULT_KINDS, type Faults } from '../push/faults.ts'
import { SPEED_MAX, SPEED_MIN, type FeedClock } from '../schedule/feed-clock.ts'
import { DAY_MS } from '../schedule/feed-day.ts'
import { FeedError, unknownEvent } from './feed-error.ts'

type Options = { feed: Feed; faults: Faults; clock: FeedClock; now: () => number }

const FAULT_MS = 10_000
const FAULT_MS_MAX = 600_000
const JUMP_MS_MAX = 2 * DAY_MS

const eventId = z.string().regex(/^\d{8}$/)

const fault = z.strictObject({
  kind: z.enum([...FAULT_KINDS, 'none']),
  eventId: eventId.optional(),
  forMs: z.number().int().min(1).max(FAULT_MS_MAX).default(FAULT_MS),
})

const speed = z.strictObject({ speed: z.number().min(SPEED_MIN).max(SPEED_MAX) })

const jump = z.union([
  z.strictObject({ byMs: z.number().int().min(0).max(JUMP_MS_MAX) }),
  z.strictObject({ eventId, to: z.enum(['start', 'end']) }),
])

/**
 * What tests and the people who try things out ask of the feed; a real partner has none of it, and
 * nothing of it is on by itself. Each answers `{ feedTime, speed, faults? }`.
 *
 * `POST /test/speed {speed}`: from 0.1 to 200, from now on. It is forgotten by a restart, which goes
 * back to the speed in the settings and with it to that speed's time.
 *
 * `POST /test/jump {byMs}` or `{eventId, to: 'start' | 'end'}`: lets that much of the feed's time
 * pass at once, or all of it until the match begins or ends. Everything in between is played and its
 * results are told. Never back, at most two days.
 *
 * `POST /test/faults {kind, eventId?, forMs?}`: for so long (10 s unless told, at most 10 min), on
 * one event or on all:
 * - `silence`: the push says nothing, not even its heartbeat, and the calls answer what they last
 *   knew; afterwards what was held back is told.
 * - `late`: each message is told 3 s after it came about.
 * - `duplicate`: each is told twice, with the same id.
 * - `reorder`: each pair is told in the wrong order.
 * - `half`: half of a message is told and the connection ends; a call answers half of its body.
 * - `error`: the calls answer 503, the push ends and is refused.
 * - `none` ends every fault.
 */
export function testCalls(server: FastifyInstance, { feed, faults, clock, now }: Options): void {
  const state = () => ({ feedTime: new Date(clock.nowMs()).toISOString(), speed: clock.speed() })

  server.post('/test/faults', (request) => {
    const { kind, eventId = null, forMs } = read(fault, request)
    if (kind === 'none') faults.clear()
    else faults.add({ kind, eventId, untilMs: now() + forMs })
    if (kind === 'error' && eventId === null) feed.hub.dropAll()
    return { ...state(), fault: kind, eventId, forMs }
  })

  server.post('/test/speed', (request) => {
    clock.setSpeed(read(speed, request).speed)
    feed.clockChanged()
    return state()
  })

  server.post('/test/jump', (request) => {
    clock.jump(jumpMs(read(jump, request), feed, clock))
    feed.tick()
    feed.clockChanged()
    return state()
  })
}

function jumpMs(to: z.output<typeof jump>, feed: Feed, clock: FeedClock): number {
  if ('byMs' in to) return to.byMs
  const fixture = feed.byEvent(to.eventId)
  if (fixture === null) throw unknownEvent()
  const byMs = Math.ceil(feed.edgeMs(fixture, to.to) - clock.nowMs())
  if (byMs < 0 || byMs > JUMP_MS_MAX)
    throw new FeedError(422, 'That is past, or more than two days ahead.')
  return byMs
}

function read<T>(schema: z.ZodType<T>, { body }: FastifyRequest): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new FeedError(422, z.prettifyError(parsed.error))
  return parsed.data
}
