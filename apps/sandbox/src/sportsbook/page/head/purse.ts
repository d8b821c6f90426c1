import type { ParentMessage } from '../../../games/page/parent/tell-parent.ts'

export type Purse = {
  /** The balance as the wallet last told it. */
  balanceMinor: () => bigint
  /** Takes over what the wallet says; a changed balance is shown, and told to the site. */
  set: (balanceMinor: string | null | undefined) => void
}

/** The player's balance: shown by `show`, told to the site by `tell` when it changes. */
export function createPurse(
  firstMinor: bigint,
  show: (balanceMinor: bigint) => void,
  tell: (message: ParentMessage) => void,
): Purse {
  let balanceMinor = firstMinor
  show(firstMinor)
  return {
    balanceMinor: () => balanceMinor,
    set: (next) => {
      // An answer without a balance came while the wallet was silent.
      if (next === null || next === undefined || BigInt(next) === balanceMinor) return
      balanceMinor = BigInt(next)
      show(balanceMinor)
      tell({ type: 'maidan:balance', balanceMinor: next })
    },
  }
}
