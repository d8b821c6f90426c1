import { isBreakOn } from '@maidan/cashier'
import { Refusal } from '../../platform/http/refusal.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'

/**
 * Law 29, at every door of play: refuses with ON_BREAK while a break lasts that the player has taken, and
 * says until when. `until` is `player.break_until`, which each door reads with its own row.
 */
export function refuseBreak(until: Date | null, at: Date) {
  if (onBreak(until, at) && until) throw breakRefusal(until)
}

/** Whether a break of a player's own lasts. */
export function onBreak(until: Date | null, at: Date): boolean {
  return isBreakOn(until?.getTime() ?? null, at.getTime())
}

function breakRefusal(until: Date): Refusal {
  return new Refusal('ON_BREAK', { params: { until: siteMinute(until) } })
}
