import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const FORM = 'v1'

type SealKey = { id: string; key: Buffer }

/** The key that seals, and all that still open, by their ids. */
export type SealKeys = { present: SealKey; byId: ReadonlyMap<string, SealKey> }

/** Makes the keys out of `SECRET` and the former ones; a key's id tells nothing of the key. */
export function openSealKeys(config: Pick<Config, 'SECRET' | 'FORMER_SECRETS'>): SealKeys {
  const present = deriveKey(config.SECRET)
  const all = [present, ...config.FORMER_SECRETS.map(deriveKey)]
  return { present, byId: new Map(all.map((one) => [one.id, one])) }
}

function deriveKey(secret: string): SealKey {
  // Named for the first that were sealed; it stays, so that those still open.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'maidan staff authenticators', KEY_BYTES))
  const id = createHash('sha256').update('id').update(key).digest('hex').slice(0, 8)
  return { id, key }
}

/**
 * Seals a text so that only this house reads it, and only where it belongs: `place` names the row
 * and column, and the text does not open at another one. The form is `v1.<key id>.<bytes>`.
 */
export function sealText({ present }: SealKeys, text: string, place: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, present.key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed])
  return [FORM, present.id, bytes.toString('base64url')].join('.')
}

/** The sealed text; null if its key is not known any more, or if somebody has changed it. */
export function openText(keys: SealKeys, sealed: string, place: string): string | null {
  const [form, id = '', text = ''] = sealed.split('.')
  const known = keys.byId.get(id)
  if (form !== FORM || !known) return null
  const bytes = Buffer.from(text, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, known.key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
    return (
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    )
  } catch {
    return null
  }
}

/** The same text under the present key, also of one kept in clear; null if no key opens it. */
export function sealAnew(keys: SealKeys, kept: string, place: string): string | null {
  const text = isSealed(kept) ? openText(keys, kept, place) : kept
  return text === null ? null : sealText(keys, text, place)
}

function isSealed(text: string): boolean {
  return text.startsWith(`${FORM}.`)
}

export function isSealedByPresent({ present }: SealKeys, text: string): boolean {
  return text.startsWith(`${FORM}.${present.id}.`)
}
