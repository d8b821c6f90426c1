import { postStudio, StudioUnreachable } from '../../../../games/page/studio/call-studio.ts'
import { randomName } from '../../../../games/page/studio/random-name.ts'
import { withRetries } from '../../../../games/page/studio/spin-retry.ts'
import { waitForLine } from '../../../../games/page/windows/wait-for-line.ts'
import type { OwnBet, ShownAnswer, ShownOrder } from '../../../../rooms/room-api.ts'
import type { Store } from '../../frame/store.ts'
import type { RoomNotice } from '../room-notice.ts'
import type { RoomState } from '../room-state.ts'
import { endNotices } from './end-notices.ts'
import { sortEnds } from './sort-ends.ts'

/** For how long each sentence stands. */
const TOLD_MS = 8_000

/**
 * Sees to it that the player learns once what came of each of their bets: the studio is told which ends
 * this page has shown, and says which of the others no page has.
 */
export class EndTeller {
  readonly #session: string
  readonly #store: Store<RoomState>
  readonly #page = randomName('p')
  readonly #seen = new Set<number>()
  readonly #heard = new Set<string>()
  /** Bets that the studio was asked to mark. */
  readonly #asked = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: string, store: Store<RoomState>) {
    this.#session = session
    this.#store = store
  }

  /** The board has shown how a round ended, by now. */
  saw(number: number, nowMs: number): void {
    const endsMs = this.#store.read().view?.phaseEndsMs ?? nowMs
    // A room that fell asleep stands at the round that nobody saw, until the next one opens for whoever comes back.
    if (nowMs > endsMs) return
    this.#seen.add(number)
    this.look()
  }

  /** The page has said that the stakes of these bets are back. */
  heard(betIds: readonly string[]): void {
    for (const betId of betIds) this.#heard.add(betId)
  }

  /** Whether the player was there with the round of a bet, or is now. */
  isWitnessed({ number }: Pick<OwnBet, 'number'>): boolean {
    const { view, isStale } = this.#store.read()
    if (view === null || isStale || document.hidden) return false
    return number >= view.number || this.#seen.has(number)
  }

  /** Marks what has been shown and tells what has not, as far as it is known now. */
  look(): void {
    const { own, view, isStale } = this.#store.read()
    if (view === null || isStale || document.hidden) return
    const open = own.filter(({ isShown, betId }) => !isShown && !this.#asked.has(betId))
    const { number } = view
    const { seen, missed } = sortEnds(open, { number, seen: this.#seen, heard: this.#heard })
    if (seen.length > 0) void this.#mark(seen)
    if (missed.length > 0) void this.#mark(missed).then((bets) => this.tell(endNotices(bets)))
  }

  /** Has sentences stand one after the other behind those that stand already. */
  tell(notices: readonly RoomNotice[]): void {
    this.#store.change({ unseen: [...this.#store.read().unseen, ...notices] })
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Those of the bets that no other page has shown; none while the studio cannot be heard. */
  async #mark(bets: readonly OwnBet[]): Promise<readonly OwnBet[]> {
    const order: ShownOrder = {
      session: this.#session,
      page: this.#page,
      betIds: bets.map(({ betId }) => betId),
    }
    for (const betId of order.betIds) this.#asked.add(betId)
    const ask = () => postStudio<ShownAnswer>('/studio/rooms/shown', { ...order })
    try {
      const { betIds } = await withRetries(ask, waitForLine, () => undefined)
      return bets.filter(({ betId }) => betIds.includes(betId))
    } catch (error) {
      if (error instanceof StudioUnreachable)
        for (const betId of order.betIds) this.#asked.delete(betId)
      return []
    }
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#store.read().unseen.length === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const { unseen, isStale, news } = this.#store.read()
      // A sentence that something else lay over, or that nobody looked at, stands on.
      const isCovered = isStale || news !== null || document.hidden
      if (!isCovered) this.#store.change({ unseen: unseen.slice(1) })
      this.#wait()
    }, TOLD_MS)
  }
}
