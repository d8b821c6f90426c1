import { giveUpWin } from '../../games/settle/give-up-win.ts'
import { owedCalls } from '../../games/settle/owed-calls.ts'
import type { Owing } from '../../games/settle/send-owed-call.ts'
import type { Rooms } from '../rooms.ts'
import { recordAnswer } from './record-answer.ts'

/** What the bets of rooms owe the wallet, and what follows from its answers. */
export function owingOfRoomBets(rooms: Rooms): Owing {
  const { db, wallet, log } = rooms
  const calls = owedCalls(db, 'studio.room_calls')
  return {
    wallet,
    log,
    calls,
    record: (call, { balanceMinor }) => recordAnswer(rooms, calls, call, balanceMinor),
    giveUp: (win) => giveUpWin({ db, calls, move: GIVE_BACK }, win),
  }
}

const GIVE_BACK = `
  update studio.room_bets set state = 'returned', win_minor = null, reason = $2 where id = $1`
