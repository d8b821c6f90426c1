import type { DeviceState } from '@maidan/contract'

/** When a phone was heard last, taken out of use and agreed to. */
export type DeviceTimes = {
  heard_at: Date | null
  revoked_at: Date | null
  trusted_at: Date | null
}

/** A phone speaks every 30 seconds. */
const SILENT_AFTER_MS = 2 * 60_000

/** How a phone does now. */
export function deviceState(
  { heard_at, revoked_at, trusted_at }: DeviceTimes,
  at: Date,
): DeviceState {
  if (revoked_at !== null) return 'revoked'
  if (trusted_at === null) return 'untrusted'
  if (heard_at === null) return 'new'
  return at.getTime() - heard_at.getTime() > SILENT_AFTER_MS ? 'silent' : 'live'
}
