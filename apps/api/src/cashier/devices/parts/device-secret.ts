import { createHmac, randomBytes } from 'node:crypto'
import {
  isSealedByPresent,
  openSealKeys,
  openText,
  sealText,
} from '../../../platform/authenticator/seal-text.ts'
import type { Config } from '../../../platform/config.ts'

type Secrets = Pick<Config, 'SECRET' | 'FORMER_SECRETS'>

/** 144 bits, whole characters in base64url: two parts are put together as they are typed. */
const PART_BYTES = 18
const PARTS = 2

/** One half of what a phone signs with: 24 characters of base64url. */
export function newDevicePart(): string {
  return randomBytes(PART_BYTES).toString('base64url')
}

/** What a phone signs with: both parts, one behind the other. */
export function joinDeviceParts(parts: readonly string[]): string | null {
  return parts.length === PARTS ? parts.join('') : null
}

type Part = { code: string; place: number }

export function sealDevicePart(config: Secrets, { code, place }: Part, part: string): string {
  return sealText(openSealKeys(config), part, placeOfPart(code, place))
}

/** The part; null if it does not open any more. */
export function openDevicePart(
  config: Secrets,
  { code, place, sealed }: Part & { sealed: string },
): string | null {
  return openText(openSealKeys(config), sealed, placeOfPart(code, place))
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

function placeOfPart(code: string, place: number): string {
  return `device ${code} part ${place}`
}
