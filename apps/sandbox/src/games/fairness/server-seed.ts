import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawMessage } from '@maidan/casino'

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

/** 64 hex digits; this text itself, not the bytes it stands for, is what is hashed and keyed. */
export function newServerSeed(): string {
  return randomBytes(SERVER_SEED_BYTES).toString('hex')
}

/** The promise shown before play: hex SHA-256 of the server seed's text. */
export function hashServerSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/** The client seed a seat starts with, until the player picks one. */
export function newClientSeed(): string {
  return randomBytes(CLIENT_SEED_BYTES).toString('hex')
}

/** One 32-byte block of a round's randomness: HMAC-SHA256(server seed text, draw message). */
export function seedBlock(
  serverSeed: string,
  round: { clientSeed: string; nonce: number; block: number },
): Uint8Array {
  return createHmac('sha256', serverSeed).update(drawMessage(round)).digest()
}
