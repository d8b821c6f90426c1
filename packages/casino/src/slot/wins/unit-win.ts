import type { SlotWin } from '@maidan/contract'

/** A win before it is money: `units` holds the wild's multiplier, as does `multiplier`. */
export type UnitWin = Omit<SlotWin, 'winMinor'> & { units: number }
