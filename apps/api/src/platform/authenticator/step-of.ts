import { verify } from 'otplib'

const STEP_SECONDS = 30

/** A code stays good for the step after its own, for those who type it as it changes. */
const LATE_SECONDS = STEP_SECONDS

/** The step of time that a code is the secret's of, if that is now or was just before; else null. */
export async function stepOf(now: Date, secret: string, code: string): Promise<bigint | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const found = await verify({ secret, token: code, epoch, epochTolerance: [LATE_SECONDS, 0] })
  return found.valid ? BigInt(Math.floor(epoch / STEP_SECONDS) + found.delta) : null
}
