import type { Settling } from '../../../games/page/play/settling/settle-up.ts'
import { tellShown } from '../../../games/page/play/tell-shown.ts'
import { resumeGame } from '../../../games/page/studio/enter-game.ts'
import type { Seat } from '../frame/seat.ts'
import type { Store } from '../frame/store.ts'
import type { TurnState } from './turn-state.ts'

/** How the frame of a board says where money is, and asks after it. */
export function turnSettling({ speech, money, session }: Seat, store: Store<TurnState>): Settling {
  return {
    notice: {
      show: (text, kind) => store.change({ notice: { text, kind } }),
      hide: () => store.change({ notice: null }),
    },
    speech,
    money,
    ask: () => resumeGame(session),
    told: (roundId) => tellShown(session, roundId),
  }
}
