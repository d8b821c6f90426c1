import type { Studio } from '../studio.ts'
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
    record: (call, balance) => recordAnswer(studio, calls, call, balance),
  }
}
