import type { Studio } from '../studio.ts'
import { giveUpWin } from './give-up-win.ts'
import { owedCalls } from './owed-calls.ts'
import { recordAnswer } from './record-answer.ts'
import type { Owing } from './send-owed-call.ts'

/** What the slots' rounds owe the wallet, and what follows from its answers. */
export function owingOfRounds(studio: Studio): Owing {
  const { db, wallet, log } = studio
  const calls = owedCalls(db, 'studio.wallet_calls')
  return {
    wallet,
    log,
    calls,
    record: (call, answer) => recordAnswer(studio, calls, call, answer),
    giveUp: (win) => giveUpWin({ db, calls, move: GIVE_BACK }, win),
  }
}

const GIVE_BACK = `update studio.rounds set state = 'returned', reason = $2 where id = $1`
