import { periodSpan } from '@maidan/cashier'
import type { World } from '@maidan/testkit'

const MINUTE_MS = 60_000

/** Moves the clock to where a month has only begun, so that it does not end while a test goes on. */
export function beginMonth({ clock }: Pick<World, 'clock'>): void {
  const nowMs = clock.now().getTime()
  clock.advance(periodSpan('month', nowMs).untilMs + MINUTE_MS - nowMs)
}
