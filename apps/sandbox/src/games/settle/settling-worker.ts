import { returnStake } from '../rounds/return-stake.ts'
import { findRound } from '../rounds/round.ts'
import type { Studio } from '../studio.ts'
import { WALLET_TIMEOUT_MS } from '../wallet/ask-wallet.ts'
import { giveUpRaises } from '../raises/give-up-raises.ts'
import { finishAbandoned, type Stuck } from './finish-abandoned.ts'
import { finishOwed } from './finish-owed.ts'
import { keepLooking, type Worker } from './keep-looking.ts'
import { owingOfRounds } from './owing-of-rounds.ts'

const LOOK_EVERY_MS = 250

/** A bet this old has no request waiting for it any more: its studio died on the way. */
const BETTING_STALE_MS = 2 * WALLET_TIMEOUT_MS

/**
 * Finishes what is owed: repeats stored wallet calls until they are answered, gives back the stakes
 * of rounds whose bet was left without an outcome and of raises, and plays on where a player stays
 * away. Its first look takes every such round,
 * because whoever began them is gone; one that is alive after all loses its spin, never its stake.
 */
export async function startSettlingWorker(studio: Studio): Promise<Worker> {
  const owing = owingOfRounds(studio)
  await owing.calls.reclaim()
  const stuck: Stuck = new Map()
  return keepLooking({
    name: 'settling worker',
    everyMs: LOOK_EVERY_MS,
    log: studio.log,
    look: async (isFirst) => {
      await finishOwed({
        db: studio.db,
        owing,
        table: 'studio.rounds',
        staleAfterMs: isFirst ? 0 : BETTING_STALE_MS,
        giveUp: (id) => giveUpRound(studio, id),
      })
      await giveUpRaises(studio, isFirst ? 0 : BETTING_STALE_MS)
      await finishAbandoned(studio, stuck)
    },
  })
}

async function giveUpRound(studio: Studio, id: string): Promise<void> {
  const round = await findRound(studio.db, id)
  if (round !== null) await returnStake(studio, round, 'The studio stopped during the bet.')
}
