import { isSystem, type Sizes } from '@maidan/casino/multiple'
import type { BetOrder, FreeBetsView } from '../../book-api.ts'
import { randomName } from '../../../games/page/studio/random-name.ts'
import type { Entry } from './basket/basket.ts'
import { oddsSeen } from './odds-seen.ts'
import type { TypedStake } from './typed-stake.ts'

type Wanted = {
  session: string
  entries: readonly Entry[]
  sizes: Sizes
  /** Of each bet of a system. */
  stake: TypedStake
  bets: number
  free: FreeBetsView | null
}

/** What one press of the button asks for; null while no stake can be read. */
export function orderOf({ session, entries, sizes, stake, bets, free }: Wanted): BetOrder | null {
  const paid = stake.kind === 'amount' ? { stakeMinor: String(stake.minor * BigInt(bets)) } : null
  const money = free ? { stakeMinor: free.stakeMinor, grantId: free.grantId } : paid
  if (money === null) return null
  return {
    session,
    betId: randomName('b'),
    selections: entries.map(({ picked, shown }) => ({
      marketId: picked.marketId,
      selectionId: picked.selection.selectionId,
      odds: oddsSeen(shown, Date.now()),
    })),
    ...(isSystem(sizes, entries.length) && { sizes }),
    ...money,
  }
}
