import { rateMillionths } from '../payment/taka-worth.ts'

/** For how long a request keeps its rate; the payment page counts the same time. */
export const RATE_LOCK_MINUTES = 30
const RATE_LOCK_MS = RATE_LOCK_MINUTES * 60_000

export type RateFacts = {
  /** The request that the transfer is for; null if the player has asked for nothing. */
  request: { rate: string; isOpen: boolean; askedAtMs: number } | null
  /** The time of the block that holds the transfer. */
  arrivedAtMs: number
  currentRate: string
}

/**
 * The rate at which a transfer is counted: that of its request in time, the lower of both when it
 * came late or the request was over, and the rate of now when nobody had asked.
 */
export function lockRate({ request, arrivedAtMs, currentRate }: RateFacts): string {
  if (request === null) return currentRate
  const isInTime = arrivedAtMs <= request.askedAtMs + RATE_LOCK_MS
  if (isInTime && request.isOpen) return request.rate
  return rateMillionths(currentRate) < rateMillionths(request.rate) ? currentRate : request.rate
}
