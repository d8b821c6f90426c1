import type { ReceivingCaps } from '@maidan/cashier'

type Kept = { status: 'active' | 'inactive'; dayCapMinor: string; monthCapMinor: string }

/** Whether an account still stands as it did when somebody asked. */
export function isAsAsked(
  { status, dayCapMinor, monthCapMinor }: ReceivingCaps & Pick<Kept, 'status'>,
  kept: Kept,
): boolean {
  return (
    status === kept.status &&
    dayCapMinor === BigInt(kept.dayCapMinor) &&
    monthCapMinor === BigInt(kept.monthCapMinor)
  )
}
