import { lockPlayers } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rewardReferrer } from '../flows/reward-referrer.ts'
import { findPlayedFriends, type PlayedFriend } from '../queries/find-played-friends.ts'

type Ports = { clock: Clock; db: Db }

export const REWARD_REFERRERS_EVERY_MS = 60_000

/** Rewards those whose friends have played enough; returns how many. */
export async function rewardReferrers({ db, clock }: Ports): Promise<number> {
  const at = clock.now()
  let rewarded = 0
  for (const found of await findPlayedFriends(db, at))
    if (await rewardOne(db, found, at)) rewarded += 1
  return rewarded
}

function rewardOne(db: Db, { friendId, referrerId }: PlayedFriend, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const players = await lockPlayers(tx, [friendId, referrerId])
    const [friend, referrer] = [players.get(friendId), players.get(referrerId)]
    return friend !== undefined && referrer !== undefined
      ? rewardReferrer(tx, { friend, referrer, at })
      : false
  })
}
