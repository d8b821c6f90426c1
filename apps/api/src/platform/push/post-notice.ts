import type { Config } from '../config.ts'
import { encryptNotice } from './encrypt-notice.ts'
import { signVapid } from './sign-vapid.ts'
import type { VapidKeys } from './vapid-keys.ts'

const ANSWER_TIMEOUT_MS = 10_000
/** A notice that has not reached its device in this time is news no more. */
export const NOTICE_GOOD_SECONDS = 24 * 3600
/** The service says that the browser has given the subscription up. */
const GONE: readonly number[] = [404, 410]

export type PushDevice = { endpoint: string; publicKey: string; auth: string }

type Ports = { config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>; keys: VapidKeys; now: Date }

/** What came of it: carried on, or the device is gone. Anything else throws and may be tried again. */
export type Posted = 'taken' | 'gone'

/** Gives a notice to the push service of a device, sealed so that only the device reads it. */
export async function postNotice(
  { config, keys, now }: Ports,
  { endpoint, publicKey, auth }: PushDevice,
  notice: object,
): Promise<Posted> {
  const reader = {
    publicKey: Buffer.from(publicKey, 'base64url'),
    auth: Buffer.from(auth, 'base64url'),
  }
  const answer = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    headers: {
      authorization: signVapid(keys, { endpoint, contact: contactOf(config), now }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(NOTICE_GOOD_SECONDS),
      urgency: 'high',
    },
    body: new Uint8Array(encryptNotice(Buffer.from(JSON.stringify(notice)), reader)),
  })
  await answer.body?.cancel()
  if (GONE.includes(answer.status)) return 'gone'
  if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  return 'taken'
}

/** Whom a push service may write to about what it is sent. */
function contactOf({ PUBLIC_URL, MAIL_FROM }: Ports['config']): string {
  const [, address = MAIL_FROM] = /<(.+)>/.exec(MAIL_FROM) ?? []
  return PUBLIC_URL ?? `mailto:${address}`
}
