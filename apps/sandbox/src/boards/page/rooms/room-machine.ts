import {
  getStudio,
  postStudio,
  StudioRefusal,
  StudioUnreachable,
} from '../../../games/page/studio/call-studio.ts'
import { hearPurse } from '../../../games/page/windows/hear-purse.ts'
import { waitForLine } from '../../../games/page/windows/wait-for-line.ts'
import { randomName } from '../../../games/page/studio/random-name.ts'
import { withRetries } from '../../../games/page/studio/spin-retry.ts'
import type {
  BetAnswer,
  BetOrder,
  CashOutAnswer,
  OwnBet,
  OwnView,
} from '../../../rooms/room-api.ts'
import type { RoomField, RoomFrame, RoomSession } from '../../../rooms/room-api.ts'
import { createStore, type Store } from '../frame/store.ts'
import { lostNotices } from './ends/end-notices.ts'
import { EndTeller } from './ends/end-teller.ts'
import { LostBets } from './ends/lost-bets.ts'
import {
  betFailure,
  cashOutFailure,
  moneyNotice,
  returnedNotice,
  returnedSince,
  roomNotice,
} from './room-notice.ts'
import type { RoomNotice } from './room-notice.ts'
import type { RoomState } from './room-state.ts'
import { isOnItsWay, withBet, withBets } from './stakes/own-bets.ts'
import { applyFrame } from './stream/apply-frame.ts'
import { followRoom } from './stream/follow-room.ts'

const NEWS_MS = 4_000

/** How long to wait before each look after money that is on its way; the last one repeats. */
const LOOKS_MS = [350, 700, 1_500, 3_000] as const

/** After so many looks the player is told that it takes longer. */
const LATE_AFTER_LOOKS = 2

type Play = { session: string; clientSeed: () => string }

/** A room as its page meets it: follows it, bets, takes stakes out, and sees the money home. */
export class RoomMachine {
  readonly store: Store<RoomState>
  readonly #play: Play
  readonly #ends: EndTeller
  readonly #lost = new LostBets()
  #offsetMs: number | null = null
  #newsTimer: ReturnType<typeof setTimeout> | undefined
  #isLooking = false
  /** The last question for the player's own bets had no answer. */
  #isUnheard = false
  #asks = 0
  #balanceAsk = 0

  constructor(play: Play, view: RoomSession) {
    this.#play = play
    this.store = createStore<RoomState>({
      view: null,
      isStale: false,
      own: [],
      asked: [],
      leaving: [],
      balanceMinor: BigInt(view.balanceMinor),
      news: null,
      late: null,
      unseen: [],
      ended: null,
    })
    this.#ends = new EndTeller(play.session, this.store)
  }

  /** Follows the room until what it answers is called. */
  begin(): () => void {
    void this.#askMine()
    const unhear = hearPurse(() => void this.#askMine())
    const unfollow = followRoom({
      session: this.#play.session,
      onFrame: (frame) => this.#hear(frame),
      onClock: (offsetMs) => {
        this.#offsetMs = offsetMs
      },
      onLine: (isOpen) => this.#lineIs(isOpen),
      onEnd: (ended) => this.store.change({ ended }),
    })
    return () => {
      unhear()
      unfollow()
      this.#ends.stop()
    }
  }

  /** The server's clock. */
  nowMs = (): number => performance.now() + (this.#offsetMs ?? 0)

  /** Bets a stake on a spot in the round whose betting is open. */
  place = (spot: unknown, stakeMinor: bigint): void => {
    const { view } = this.store.read()
    if (view?.phase === 'betting') void this.#place(view.number, spot, stakeMinor)
    else this.#tell(roomNotice('closed', 'bad'))
  }

  /** The board has shown how a round ended. */
  saw = (number: number): void => this.#ends.saw(number, this.nowMs())

  /** Takes a stake out of the curve, now. */
  cashOut = (betId: string): void => {
    if (!this.store.read().leaving.includes(betId)) void this.#cashOut(betId)
  }

  /** All entries of a shown round's contests. Throws StudioRefusal or StudioUnreachable. */
  askField = (number: number): Promise<RoomField> =>
    getStudio<RoomField>(`/studio/rooms/contests?number=${number}`, this.#play.session)

  #hear(frame: RoomFrame): void {
    const view = applyFrame(this.store.read().view, frame)
    this.#offsetMs ??= (view?.nowMs ?? 0) - performance.now()
    this.store.change({ view })
    this.#ends.look()
    const isWorthAsking = view !== null && this.#lost.close(view)
    if (this.#isUnheard || isWorthAsking) void this.#askMine()
    else void this.#seeMoneyHome()
  }

  #lineIs(isOpen: boolean): void {
    const { isStale } = this.store.read()
    if (isStale !== isOpen) return
    this.store.change({ isStale: !isOpen })
    // Whatever happened while nothing could be heard.
    if (isOpen) void this.#askMine()
  }

  async #place(number: number, spot: unknown, stakeMinor: bigint): Promise<void> {
    const betId = randomName('m')
    const { session } = this.#play
    const order: BetOrder = {
      session,
      betId,
      number,
      spot,
      stakeMinor: String(stakeMinor),
      clientSeed: this.#play.clientSeed(),
    }
    const { asked } = this.store.read()
    const bet = { betId, number, spot, stakeMinor }
    this.store.change({ asked: [...asked, bet], news: null })
    const ask = this.#nextAsk()
    let isSlow = false
    const onSlow = () => {
      isSlow = true
      this.#tell(roomNotice('betSlow', 'working'))
    }
    try {
      const answer = await this.#ask<BetAnswer>('/studio/rooms/bet', order, onSlow)
      // A repeat is answered with the balance of its first time, and another answer has told of one without the bet.
      if (isSlow || ask < this.#balanceAsk) await this.#askMine()
      const own = withBet(this.store.read().own, answer.bet)
      const held = this.#balanceOf(ask, answer.balanceMinor)
      this.store.change({ own, ...this.#without(betId), ...held })
    } catch (error) {
      this.#failed(error, betFailure(error, stakeMinor))
      if (error instanceof StudioUnreachable) this.#lost.add(bet)
      if (error instanceof StudioRefusal && error.code === 'BET_RETURNED') this.#ends.heard([betId])
      const told = error instanceof StudioRefusal ? error.balanceMinor : undefined
      this.store.change({ ...this.#without(betId), ...this.#balanceOf(ask, told) })
      void this.#askMine()
    }
  }

  async #cashOut(betId: string): Promise<void> {
    const { session } = this.#play
    this.store.change({ leaving: [...this.store.read().leaving, betId] })
    try {
      const order = { session, betId }
      const { bet } = await this.#ask<CashOutAnswer>(
        '/studio/rooms/cash-out',
        order,
        () => undefined,
      )
      this.store.change({ own: withBet(this.store.read().own, bet) })
    } catch (error) {
      this.#failed(error, cashOutFailure(error))
      void this.#askMine()
    }
    const rest = this.store.read().leaving.filter((one) => one !== betId)
    this.store.change({ leaving: rest })
  }

  /** What is asked under the same id is done once, so a lost answer is asked for again. */
  #ask<Answer>(path: string, body: object, onSlow: () => void): Promise<Answer> {
    return withRetries(() => postStudio<Answer>(path, { ...body }), waitForLine, onSlow)
  }

  #failed(error: unknown, notice: RoomNotice): void {
    if (error instanceof StudioRefusal && error.code === 'SESSION_EXPIRED') {
      this.store.change({ ended: error })
    } else this.#tell(notice)
  }

  /** Looks after money that is on its way until all of it is where it belongs. */
  async #seeMoneyHome(): Promise<void> {
    if (this.#isLooking || this.#late().length === 0) return
    this.#isLooking = true
    for (let looks = 0; this.#late().length > 0 && this.store.read().ended === null; looks += 1) {
      await sleep(LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)] ?? 0)
      await this.#askMine()
      if (looks >= LATE_AFTER_LOOKS) this.store.change({ late: moneyNotice(this.#late()) })
    }
    this.#isLooking = false
    this.store.change({ late: null })
  }

  #late() {
    const { own, view } = this.store.read()
    return own.filter((bet) => isOnItsWay(bet, view))
  }

  async #askMine(): Promise<void> {
    const ask = this.#nextAsk()
    const { session } = this.#play
    this.#isUnheard = false
    const closed = this.#lost.closed()
    try {
      const { bets, balanceMinor } = await postStudio<OwnView>('/studio/rooms/mine', { session })
      const { own } = this.store.read()
      this.store.change({ own: withBets(own, bets), ...this.#balanceOf(ask, balanceMinor) })
      this.#tellReturned(returnedSince(own, bets))
      this.#ends.look()
      this.#ends.tell(lostNotices(this.#lost.judge(closed, bets)))
      void this.#seeMoneyHome()
    } catch (error) {
      if (error instanceof StudioRefusal && error.code === 'SESSION_EXPIRED') {
        this.store.change({ ended: error })
      } else this.#isUnheard = true
    }
  }

  /** What came back with its whole round is told by the round, and what nobody looked at later. */
  #tellReturned(returned: readonly OwnBet[]): void {
    const back = returned.filter((bet) => !bet.isCalledOff && this.#ends.isWitnessed(bet))
    if (back.length === 0) return
    this.#tell(returnedNotice(back))
    this.#ends.heard(back.map(({ betId }) => betId))
  }

  #nextAsk(): number {
    this.#asks += 1
    return this.#asks
  }

  /** What was asked for later knows better, whichever answer comes first. */
  #balanceOf(ask: number, balanceMinor: string | undefined): Partial<RoomState> {
    if (balanceMinor === undefined || ask < this.#balanceAsk) return {}
    this.#balanceAsk = ask
    return { balanceMinor: BigInt(balanceMinor) }
  }

  #without(betId: string): Pick<RoomState, 'asked'> {
    return { asked: this.store.read().asked.filter((one) => one.betId !== betId) }
  }

  #tell(news: RoomNotice): void {
    clearTimeout(this.#newsTimer)
    this.store.change({ news })
    this.#newsTimer = setTimeout(() => this.store.change({ news: null }), NEWS_MS)
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
