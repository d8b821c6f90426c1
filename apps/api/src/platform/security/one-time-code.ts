import { createHmac, randomInt } from 'node:crypto'

export const CODE_SECONDS = 300
export const CODE_TRIES = 5
export const CODE_RESEND_SECONDS = 60
const CODE_DIGITS = 6

export type CodePurpose = 'verify_phone' | 'verify_email' | 'verify_number' | 'reset_password'

/**
 * What a code is bound to. `subject` is who asked: a player's id, or for a reset the username as
 * typed, known or not. `target` is the address that the code went to.
 */
export type CodeBond = { purpose: CodePurpose; subject: string; target: string }

/** A new code: six digits from the system's randomness. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** What is stored of a code: worth nothing for another purpose, person or address. */
export function hashCode(secret: string, { purpose, subject, target }: CodeBond, code: string) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['one-time-code', purpose, subject, target, code]))
    .digest()
}

/** How far the clocks of two processes may be apart. */
const CLOCK_SKEW_MS = 5_000

/**
 * The latest moment at which a code can have been sent. One from later was sent before the clock
 * was set back: it is void, and nobody waits for it.
 */
export function latestSending(now: Date): Date {
  return new Date(now.getTime() + CLOCK_SKEW_MS)
}

/** Whole seconds until the next code may be sent, 0 when it may be now. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  if (sentAt > latestSending(now)) return 0
  const restMs = sentAt.getTime() + CODE_RESEND_SECONDS * 1000 - now.getTime()
  return Math.max(0, Math.ceil(restMs / 1000))
}
