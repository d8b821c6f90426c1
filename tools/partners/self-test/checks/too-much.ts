import { expectRefused } from '../check.ts'
import type { Stage } from '../stage.ts'
import type { Reply } from '../wallet-client.ts'

/**
 * Bets more than there is and answers the refusal. A wallet that takes it is told of one fault only:
 * the bet goes back before the complaint.
 * @throws Complaint if it is taken
 */
export async function betTooMuch(stage: Stage, minor: bigint): Promise<Reply> {
  const ids = stage.newIds()
  const reply = await stage.bet(minor, ids)
  if (reply.status === 200) await stage.rollback(ids)
  expectRefused(reply, 'a bet of more than there is', 'WALLET_NOT_ENOUGH_MONEY')
  return reply
}
