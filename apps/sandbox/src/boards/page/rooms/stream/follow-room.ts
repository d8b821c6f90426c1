import type { RoomFrame, RoomTime } from '../../../../rooms/room-api.ts'
import {
  getStudio,
  StudioRefusal,
  StudioUnreachable,
} from '../../../../games/page/studio/call-studio.ts'
import { randomName } from '../../../../games/page/studio/random-name.ts'
import type { StudioFailure } from '../../../../games/studio-api.ts'
import { clockOffsetMs, type TimeSample } from './clock-sync.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'
import { streamParser } from './stream-parser.ts'

/** The server sends something every ten seconds; after this long without it the line is broken. */
const SILENCE_MS = 15_000

const TIME_QUESTIONS = 4

/** The room's clock may have gone forward, and the page's own may have stood still. */
const TIME_EVERY_MS = 60_000

/** Tells the studio which of its lines was this page's own, so that one that is cut counts no more. */
const VISIT = randomName('w')

/** Refusals after which another try can only be refused again. */
const FINAL_CODES = ['SESSION_EXPIRED', 'INVALID_BODY']

type Following = {
  session: string
  onFrame: (frame: RoomFrame) => void
  /** How far the server's clock is ahead of `performance.now()`. */
  onClock: (offsetMs: number) => void
  /** The line is there again, or it is lost and will be tried again. */
  onLine: (isOpen: boolean) => void
  /** The room cannot be followed any more. */
  onEnd: (error: StudioRefusal) => void
}

/** Follows the room of a session until it is told to stop, however often the line breaks. */
export function followRoom(following: Following): () => void {
  const stopping = new AbortController()
  void follow(following, stopping.signal)
  return () => stopping.abort()
}

async function follow(following: Following, stopping: AbortSignal): Promise<void> {
  let failures = 0
  let waking = new AbortController()
  // A device that is back on the net waits no longer, and does not trust the line that it had before.
  const wake = () => {
    failures = 0
    waking.abort()
  }
  window.addEventListener('online', wake, { signal: stopping })
  while (!stopping.aborted) {
    waking = new AbortController()
    const until = AbortSignal.any([stopping, waking.signal])
    try {
      await readOnce(following, until, () => {
        failures = 0
      })
    } catch (error) {
      if (error instanceof StudioRefusal && FINAL_CODES.includes(error.code)) {
        return following.onEnd(error)
      }
    }
    if (until.aborted) continue
    following.onLine(false)
    failures += 1
    await sleep(reconnectDelayMs(failures, Math.random()), until)
  }
}

/** Reads the stream until it ends; throws why it could not be opened. */
async function readOnce(
  { session, onFrame, onClock, onLine }: Following,
  stopping: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController()
  const giveUp = () => silence.abort()
  let timer = setTimeout(giveUp, SILENCE_MS)
  const asking = setInterval(() => void askTime(session, onClock), TIME_EVERY_MS)
  try {
    const response = await fetch(`/studio/rooms/stream?visit=${VISIT}`, {
      headers: { authorization: `Bearer ${session}` },
      cache: 'no-store',
      signal: AbortSignal.any([stopping, silence.signal]),
    })
    if (!response.ok || response.body === null) throw await refusalOf(response)
    void askTime(session, onClock)
    const parse = streamParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
      onOpen()
      onLine(true)
      for (const frame of parse(value)) onFrame(frame)
    }
  } finally {
    clearTimeout(timer)
    clearInterval(asking)
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const failure = (await response.json().catch(() => null)) as StudioFailure | null
  if (failure === null) return new StudioUnreachable(`HTTP ${response.status}`)
  return new StudioRefusal(failure)
}

/** Sets the clock by a few questions, one after the other, so that none waits for another. */
async function askTime(session: string, onClock: (offsetMs: number) => void): Promise<void> {
  const samples: TimeSample[] = []
  for (let asked = 0; asked < TIME_QUESTIONS; asked += 1) {
    const sentMs = performance.now()
    const answer = await getStudio<RoomTime>('/studio/rooms/time', session).catch(() => null)
    if (answer === null) continue
    samples.push({ sentMs, answeredMs: performance.now(), serverMs: answer.nowMs })
    const offsetMs = clockOffsetMs(samples)
    if (offsetMs !== null) onClock(offsetMs)
  }
}

function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopping.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
