import { keepLooking, type Worker } from '../../games/settle/keep-looking.ts'
import { sendOwedCall } from '../../games/settle/send-owed-call.ts'
import type { Rooms } from '../rooms.ts'
import { owingOfRoomBets } from './owing-of-room-bets.ts'

const LOOK_EVERY_MS = 200
const CALLS_PER_LOOK = 50

/** Sends what the bets of rooms owe the wallet, and repeats it until it is answered. */
export async function startRoomWorker(rooms: Rooms): Promise<Worker> {
  const owing = owingOfRoomBets(rooms)
  await owing.calls.reclaim()
  return keepLooking({
    name: 'room worker',
    everyMs: LOOK_EVERY_MS,
    log: rooms.log,
    look: async () => {
      for (;;) {
        const due = await owing.calls.claim(CALLS_PER_LOOK)
        await Promise.all(due.map((call) => sendOwedCall(owing, call)))
        // A full round owes hundreds of calls: as long as there are more, nobody waits for a look.
        if (due.length < CALLS_PER_LOOK) return
      }
    },
  })
}
