import { createHmac, randomBytes } from 'node:crypto'
import {
  isSealedByPresent,
  openSealKeys,
  openText,
  sealText,
} from '../../platform/authenticator/seal-text.ts'
import type { Config } from '../../platform/config.ts'

type Secrets = Pick<Config, 'SECRET' | 'FORMER_SECRETS'>

const SECRET_BYTES = 32

/** What a phone is given at its enrolment and signs with: 32 bytes in base64url. */
export function newDeviceSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function sealDeviceSecret(config: Secrets, code: string, secret: string): string {
  return sealText(openSealKeys(config), secret, placeOf(code))
}

/** The secret, and whether it is still sealed under a former key of the house; null if it does not open. */
export function openDeviceSecret(
  config: Secrets,
  { code, sealed }: { code: string; sealed: string },
): { secret: string; isOld: boolean } | null {
  const keys = openSealKeys(config)
  const secret = openText(keys, sealed, placeOf(code))
  return secret === null ? null : { secret, isOld: !isSealedByPresent(keys, sealed) }
}

type Signed = { code: string; time: string; body: Buffer }

/** The signature of a post in lower-case hex: by the secret's bytes, over `code.time.` and the body. */
export function signDevicePost(secret: string, { code, time, body }: Signed): string {
  return createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(`${code}.${time}.`)
    .update(body)
    .digest('hex')
}

function placeOf(code: string): string {
  return `device ${code} secret`
}
