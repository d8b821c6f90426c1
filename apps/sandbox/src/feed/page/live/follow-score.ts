import type { Score } from '../../documents/score.ts'

/** Silence after which the frame says that it is not live. */
const SILENCE_MS = 6_000
const LOOK_EVERY_MS = 1_000
const ASK_AGAIN_MS = 2_000

export type ScoreWatcher = {
  /** The score as it stands, and what stood before it; null the first time. */
  onScore: (score: Score, before: Score | null) => void
  /** Whether the feed is silent. */
  onSilence: (isDown: boolean) => void
}

/** Hands on the score of an event as it stands and then each one that comes. */
export async function followScore(eventId: string, watcher: ScoreWatcher): Promise<void> {
  let shown = await readFirst(eventId, watcher)
  watcher.onScore(shown, null)
  const take = (next: Score) => {
    if (next.version < shown.version) return
    const before = shown
    shown = next
    if (JSON.stringify(before) !== JSON.stringify(next)) watcher.onScore(next, before)
  }
  listen(eventId, take, watcher.onSilence)
}

/** Asks until there is an answer: the feed may be starting, or away for a moment. */
async function readFirst(eventId: string, { onSilence }: ScoreWatcher): Promise<Score> {
  for (;;) {
    const score = await readScore(eventId).catch(() => null)
    onSilence(score === null)
    if (score !== null) return score
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

async function readScore(eventId: string): Promise<Score | null> {
  const answer = await fetch(`/api/score/${encodeURIComponent(eventId)}`)
  if (!answer.ok) return null
  const score: Score = await answer.json()
  return score
}

/** Listens to the push, opened again where the browser has given it up. */
function listen(
  eventId: string,
  take: (score: Score) => void,
  onSilence: (isDown: boolean) => void,
): void {
  let receivedMs = Date.now()
  const receive = () => {
    receivedMs = Date.now()
    onSilence(false)
  }
  const open = () => {
    const push = new EventSource(`/api/push?${new URLSearchParams({ events: eventId })}`)
    push.addEventListener('heartbeat', receive)
    push.addEventListener('score', ({ data }: MessageEvent<string>) => {
      receive()
      take(JSON.parse(data) as Score)
    })
    return push
  }
  let push = open()
  setInterval(() => {
    if (Date.now() - receivedMs <= SILENCE_MS) return
    onSilence(true)
    if (push.readyState === EventSource.CLOSED) push = open()
  }, LOOK_EVERY_MS)
}
