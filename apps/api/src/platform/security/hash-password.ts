import { randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'
import { limitConcurrency } from './limit-concurrency.ts'

/** OWASP's least argon2id: 19 MiB, two passes, one lane. 2 is the package's number of argon2id. */
const parameters: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes under way at once: each takes a core and 19 MiB. */
const HASHES_AT_ONCE = 2
/** Hashes that may wait, about two seconds' worth of two cores; one more is refused as busy. */
const HASHES_WAITING_MAX = 160

const inTurn = limitConcurrency({ atOnce: HASHES_AT_ONCE, waitingMax: HASHES_WAITING_MAX })

/** The hash of nobody's password, which unknown usernames are checked against. */
const nobodysHash = hash(randomBytes(16).toString('hex'), parameters)

/** The argon2id hash to store. Throws `TooBusy` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters))
}

/**
 * Whether a password fits a stored hash. Without a hash (an unknown username) the same work is
 * done and the answer is no, so that the time taken does not tell. Throws `TooBusy` as above.
 */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const fits = await verify(stored ?? (await nobodysHash), password)
    return fits && stored !== null
  })
}
