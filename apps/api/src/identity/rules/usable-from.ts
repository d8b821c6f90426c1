const HOUR_MS = 3_600_000

/**
 * For how long a number that was added beside the main one waits after it was verified, before money
 * goes to it and a password is reset by it: time for its owner to read that it was added.
 */
const ADDED_PHONE_WAIT_MS = 24 * HOUR_MS

/** A number of a player's: 0 is the ordinal of the main one. */
type Phone = { ordinal: number; verifiedAt: Date | null }

/** From when a number may be paid to and reset the password; null while it is not verified. */
export function usableFrom({ ordinal, verifiedAt }: Phone): Date | null {
  if (verifiedAt === null || ordinal === 0) return verifiedAt
  return new Date(verifiedAt.getTime() + ADDED_PHONE_WAIT_MS)
}

/** The latest verification with which an added number is of use by now. */
export function verifiedInTime(now: Date): Date {
  return new Date(now.getTime() - ADDED_PHONE_WAIT_MS)
}

/** Whether something that is of use from a moment on has still to wait for it. */
export function isWaiting(from: Date | null, now: Date): from is Date {
  return from !== null && from > now
}
