import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key of the link to a past ticket: only we can make it, so nobody can guess it. */
export function signRecall(secret: string, roundId: string): string {
  return createHmac('sha256', secret).update(`recall.${roundId}`).digest('hex')
}

/** Whether the key fits the round, told in the same time for every key. */
export function isRecallKey(secret: string, roundId: string, key: string): boolean {
  const expected = Buffer.from(signRecall(secret, roundId))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
