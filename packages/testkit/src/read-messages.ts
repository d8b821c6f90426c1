export type SentMessage = { to: string; channel: string; subject: string; text: string; at: string }

/** Messages that reached an address, newest first, as the catcher shows them. */
export async function readMessages(origin: string, to: string): Promise<SentMessage[]> {
  const response = await fetch(`${origin}/api/messages?to=${encodeURIComponent(to)}`)
  return (await response.json()) as SentMessage[]
}

const WAIT_MAX_MS = 10_000
const LOOK_EVERY_MS = 50

/** Waits for a six-digit code to arrive and returns it. */
export async function awaitCode(
  messages: (to: string) => Promise<SentMessage[]>,
  to: string,
  sentAfter: number,
): Promise<string> {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += LOOK_EVERY_MS) {
    for (const { text, at } of await messages(to)) {
      const code = /\b(\d{6})\b/.exec(text)?.[1]
      if (code && Date.parse(at) >= sentAfter) return code
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`no code came to ${to}`)
}
