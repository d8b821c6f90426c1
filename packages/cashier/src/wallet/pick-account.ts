/** A receiving account and what it took so far, open offers counted in. Minor units. */
export type ReceivingAccount = {
  id: bigint
  accountNumber: string
  dayCapMinor: bigint
  monthCapMinor: bigint
  dayUsedMinor: bigint
  monthUsedMinor: bigint
  lastOfferedAt: Date | null
}

/**
 * The account to show for an amount: of those whose wallet may still take it today and this
 * month, the one that was offered longest ago. Null if none has room. Capacity is all that it
 * looks at.
 */
export function pickAccount(
  accounts: readonly ReceivingAccount[],
  amountMinor: bigint,
): ReceivingAccount | null {
  const withRoom = accounts.filter(
    (account) =>
      account.dayUsedMinor + amountMinor <= account.dayCapMinor &&
      account.monthUsedMinor + amountMinor <= account.monthCapMinor,
  )
  return withRoom.toSorted(byLastOffer)[0] ?? null
}

function byLastOffer(a: ReceivingAccount, b: ReceivingAccount): number {
  const at = (account: ReceivingAccount) => account.lastOfferedAt?.getTime() ?? 0
  return at(a) - at(b) || (a.id < b.id ? -1 : 1)
}
