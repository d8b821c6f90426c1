import { Complaint } from './complaint.ts'
import type { Reply } from './wallet-client.ts'
import type { Stage } from './stage.ts'

/**
 * One thing that a wallet must do. `run` throws a Complaint where it does otherwise, and may answer a
 * note for whoever reads the table. `skip` says why it cannot be looked at here, or null.
 */
export type Check = {
  name: string
  skip?: (stage: Stage) => string | null
  run: (stage: Stage) => Promise<string | void>
}

/** @throws Complaint unless the call was done. */
export function expectDone(reply: Reply, what: string): void {
  if (reply.status !== 200) throw new Complaint(`${what}: ${shown(reply)} instead of 200`)
}

/** @throws Complaint unless the call was refused with one of the codes. */
export function expectRefused(reply: Reply, what: string, ...codes: string[]): void {
  const { status, fields } = reply
  const fits = status >= 400 && status < 500 && codes.includes(String(fields['code']))
  if (!fits) throw new Complaint(`${what}: ${shown(reply)} instead of ${codes.join(' or ')}`)
}

/** @throws Complaint unless two answers are the same bytes. */
export function expectSame(one: Reply, other: Reply, what: string): void {
  if (one.status === other.status && one.text === other.text) return
  throw new Complaint(`${what}: ${shown(other)} instead of ${shown(one)}`)
}

/** @throws Complaint unless the balance moved by so much, minor units, while `play` ran. */
export async function expectMoved(
  stage: Stage,
  byMinor: bigint,
  what: string,
  play: () => Promise<void>,
): Promise<void> {
  const before = await stage.balance()
  await play()
  const moved = (await stage.balance()) - before
  if (moved !== byMinor)
    throw new Complaint(`${what}: the balance moved by ${moved} instead of ${byMinor}`)
}

function shown({ status, text }: Reply): string {
  return `${status} ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`
}
