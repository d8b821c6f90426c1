import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const CIPHER = 'aes-128-gcm'
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
const SECRET_BYTES = 32
/** Of one record; a notice is far shorter. */
const RECORD_BYTES = 4096
/** What ends the last record. */
const LAST = Buffer.from([2])

/** What a browser gave for its notices: only it can read what is sealed for these. */
export type ReaderKeys = { publicKey: Buffer; auth: Buffer }

/** Drawn anew for each notice. */
type Drawn = { salt: Buffer; sender: ECDH }

/**
 * Seals a notice for one browser as RFC 8291 says, so that the push service that carries it cannot
 * read it. Throws for a public key that is no point of the curve.
 */
export function encryptNotice(
  notice: Buffer,
  { publicKey, auth }: ReaderKeys,
  { salt, sender }: Drawn = draw(),
): Buffer {
  const own = sender.getPublicKey()
  const info = Buffer.concat([named('WebPush: info'), publicKey, own])
  const secret = derive(sender.computeSecret(publicKey), auth, info, SECRET_BYTES)
  const key = derive(secret, salt, named('Content-Encoding: aes128gcm'), KEY_BYTES)
  const nonce = derive(secret, salt, named('Content-Encoding: nonce'), NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(notice), cipher.update(LAST), cipher.final()])
  return Buffer.concat([headerOf(salt, own), sealed, cipher.getAuthTag()])
}

function draw(): Drawn {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return { salt: randomBytes(SALT_BYTES), sender }
}

function headerOf(salt: Buffer, own: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(own.length, 4)
  return Buffer.concat([salt, sizes, own])
}

function named(name: string): Buffer {
  return Buffer.from(`${name}\0`)
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
