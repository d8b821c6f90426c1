import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 25

type Answered<R> = {
  reply: R
  /** Whether an earlier try went unanswered, so that it may have been done by then. */
  repeated: boolean
}

/** Sends the same request again and again until it is answered, as a client does that must know. */
export async function keepAsking<R extends { status: number; text: string }>(
  send: () => Promise<R>,
): Promise<Answered<R>> {
  for (let repeated = false; ; repeated = true) {
    const reply = await send().catch(() => null)
    if (reply && reply.status < 500) return { reply, repeated }
    if (reply && reply.status !== 503) throw new Error(`the house broke: ${reply.text}`)
    await sleep(PAUSE_MS)
  }
}
