import { CONTEST_SEAT } from './little-contests.ts'
import type { Sent } from './little-answer.ts'
import type { WalletFault } from './wallet-faults.ts'

/** A player at a game, with another session of theirs and one whose time is over. */
export type LittleSeat = {
  session: string
  otherSession: string
  endedSession: string
  game: string
}

/** Which session may do what. */
export class LittleSessions {
  readonly #seat: LittleSeat
  readonly #fault: WalletFault | null

  constructor(seat: LittleSeat, fault: WalletFault | null) {
    this.#seat = seat
    this.#fault = fault
  }

  /** Whether a call of a session is taken: an ended one only with what is owed. */
  takes(verb: string, { session }: Sent): boolean {
    if (this.#fault === 'takes any session') return true
    if (session === CONTEST_SEAT.session) return true
    if (session === this.#seat.endedSession) return this.#takesEnded(verb)
    if (session === this.#seat.otherSession) return this.#fault !== 'forgets other sessions'
    return session === this.#seat.session
  }

  #takesEnded(verb: string): boolean {
    if (verb === 'bet' || verb === 'balance') return this.#fault === 'takes bets of ended sessions'
    return this.#fault !== 'takes nothing of ended sessions'
  }
}
