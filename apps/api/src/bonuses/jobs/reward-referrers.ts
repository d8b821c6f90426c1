import { playAtRisk } from '@maidan/cashier'
import { lockPlayers } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rewardReferrer } from '../flows/reward-referrer.ts'
import { findStakingFriends, type StakingFriend } from '../queries/find-staking-friends.ts'
import { readPlays } from '../queries/read-plays.ts'

type Ports = { clock: Clock; db: Db }

export const REWARD_REFERRERS_EVERY_MS = 60_000
/** Friends whose play is read at once. */
const FRIENDS_AT_ONCE = 100

/**
 * Rewards those whose friends have had as much at risk as their first deposit, whenever that was: every
 * friend without a reward is looked at each time. Returns how many.
 */
export async function rewardReferrers({ db, clock }: Ports): Promise<number> {
  const at = clock.now()
  let rewarded = 0
  for (let afterId = 0n; ;) {
    const friends = await findStakingFriends(db, { afterId, limit: FRIENDS_AT_ONCE })
    for (const friend of await thoseWhoPlayed(db, friends))
      if (await rewardOne(db, friend, at)) rewarded += 1
    const last = friends.at(-1)
    if (!last || friends.length < FRIENDS_AT_ONCE) return rewarded
    afterId = last.friendId
  }
}

async function thoseWhoPlayed(db: Db, friends: readonly StakingFriend[]) {
  const plays = await readPlays(db, friends)
  return friends.filter(
    ({ friendId, depositMinor }) => playAtRisk(plays.get(friendId) ?? []) >= depositMinor,
  )
}

function rewardOne(db: Db, { friendId, referrerId }: StakingFriend, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const players = await lockPlayers(tx, [friendId, referrerId])
    const [friend, referrer] = [players.get(friendId), players.get(referrerId)]
    return friend !== undefined && referrer !== undefined
      ? rewardReferrer(tx, { friend, referrer, at })
      : false
  })
}
