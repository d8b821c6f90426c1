import type { OwnBet, RoomView } from '../../../../rooms/room-api.ts'
import type { AskedBet } from '../stakes/own-stakes.ts'

/** Bets that had no answer: whether they came is sure only of a list that was asked for after their betting had closed. */
export class LostBets {
  #open: readonly AskedBet[] = []
  #closed: readonly AskedBet[] = []

  /** A bet was given up without an answer. */
  add(bet: AskedBet): void {
    this.#open = [...this.#open, bet]
  }

  /** Answers whether the betting of any has closed since one looked last, so that a list is worth asking for. */
  close(view: Pick<RoomView, 'number' | 'phase'>): boolean {
    const isClosed = ({ number }: AskedBet) => number < view.number || view.phase !== 'betting'
    const closed = this.#open.filter(isClosed)
    this.#open = this.#open.filter((bet) => !isClosed(bet))
    this.#closed = [...this.#closed, ...closed]
    return closed.length > 0
  }

  /** Bets that a list which is asked for now decides on. */
  closed(): readonly AskedBet[] {
    return this.#closed
  }

  /** Those of bets that were closed when a list was asked for which never came. */
  judge(
    closed: readonly AskedBet[],
    listed: readonly Pick<OwnBet, 'betId'>[],
  ): readonly AskedBet[] {
    this.#closed = this.#closed.filter((bet) => !closed.includes(bet))
    const known = new Set(listed.map(({ betId }) => betId))
    return closed.filter(({ betId }) => !known.has(betId))
  }
}
