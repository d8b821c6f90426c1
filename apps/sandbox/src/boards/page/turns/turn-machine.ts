import { turnGame } from '@maidan/casino'
import { keepBalance, type KeptBalance } from '../../../games/page/windows/keep-balance.ts'
import { settled, settleUp } from '../../../games/page/play/settling/settle-up.ts'
import { tellFailure } from '../../../games/page/play/tell-failure.ts'
import { tellShown } from '../../../games/page/play/tell-shown.ts'
import { showMessage } from '../../../games/page/sheets/message-sheet.ts'
import { postStudio, StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import { resumeGame } from '../../../games/page/studio/enter-game.ts'
import { newSpinId } from '../../../games/page/studio/spin-id.ts'
import { pendingNotice } from '../../../games/settle/pending-notice.ts'
import type { MoneyNotice, RoundView, SessionView } from '../../../games/studio-api.ts'
import { askPatiently } from '../frame/ask-patiently.ts'
import type { Seat } from '../frame/seat.ts'
import { createStore, type Store } from '../frame/store.ts'
import type { FrameKey } from '../words/frame-voice.ts'
import { endedElsewhere } from './ended-elsewhere.ts'
import { isLateChoice, isOtherRound } from './refused-by-other.ts'
import { roundShown, unshownMinor } from './round-shown.ts'
import { turnSettling } from './turn-settling.ts'
import type { TurnState } from './turn-state.ts'

/** A little above what the studio insists on, so that clocks may differ. */
const PAUSE_MARGIN_MS = 60
const NEWS_MS = 4_000

/** A board of one player as they meet it: bet, see what comes, choose, see it to the end, again. */
export class TurnMachine {
  readonly store: Store<TurnState>
  readonly #seat: Seat
  readonly #intervalMs: number
  #balanceMinor: bigint
  #view: RoundView | null = null
  #startedMs = -Infinity
  #kept: KeptBalance | null = null

  constructor(seat: Seat, view: SessionView) {
    this.#seat = seat
    this.#intervalMs = view.spinIntervalMs
    this.#balanceMinor = BigInt(view.balanceMinor)
    const balanceMinor = this.#balanceMinor - unshownMinor(view.unfinished)
    this.store = createStore<TurnState>({ phase: 'held', round: null, balanceMinor, notice: null })
    this.#tellBalance()
  }

  /** Goes on with what was left open, then waits for the player. */
  async begin(view: SessionView): Promise<void> {
    try {
      if (view.unfinished !== null) return this.#goOn(view.unfinished)
      // A round whose tab was closed at once may get its outcome only while its money settles.
      const late = view.notice === null ? null : await this.#settle(view.notice)
      if (late === null || late.unfinished === null) this.#ready()
      else this.#goOn(late.unfinished)
    } catch (error) {
      await this.#fail(error)
    }
  }

  /** Shows no old balance while it waits for its player, until what it answers is called. */
  keepBalance = (): (() => void) => {
    const kept = keepBalance(this.#seat.session, {
      isIdle: () => this.store.read().phase === 'ready',
      knownMinor: () => this.#balanceMinor,
      take: (view) => this.#setBalance(BigInt(view.balanceMinor) - unshownMinor(view.unfinished)),
    })
    this.#kept = kept
    return kept.stop
  }

  /** Begins a round with the chosen stake. */
  place = (betMinor: bigint, setup: unknown): void => {
    if (this.store.read().phase === 'ready') void this.#place(betMinor, setup)
  }

  /** Chooses in the open round. */
  choose = (choice: unknown): void => {
    if (this.store.read().phase === 'open') void this.#choose(choice)
  }

  /** The board has shown all that is new. */
  shown = (): void => {
    const view = this.#view
    if (this.store.read().phase !== 'showing' || view === null) return
    if (view.isOpen) this.store.change({ phase: 'open' })
    else void this.#finish(view)
  }

  async #place(betMinor: bigint, setup: unknown): Promise<void> {
    this.store.change({ phase: 'asking' })
    if (!(await this.#canPay(betMinor, this.#balanceMinor))) return this.#ready()
    this.#startedMs = performance.now()
    this.store.change({ round: null, notice: null, balanceMinor: this.#balanceMinor - betMinor })
    this.#seat.tell({ type: 'maidan:round', open: true })
    const { session } = this.#seat
    const order = { session, betMinor: String(betMinor), spinId: newSpinId(), setup }
    try {
      this.#show(await this.#ask('/studio/spin', order, 'offlineSpin', betMinor), 0)
    } catch (error) {
      await this.#betFailed(error, betMinor)
    }
  }

  async #choose(choice: unknown): Promise<void> {
    const view = this.#view
    if (view === null) return
    this.store.change({ phase: 'asking' })
    const { code, session } = this.#seat
    const raiseMinor = turnGame(code)?.raiseMinor?.(choice, BigInt(view.betMinor)) ?? 0n
    if (!(await this.#canPay(raiseMinor, this.store.read().balanceMinor)))
      return this.store.change({ phase: 'open' })
    this.store.change({ balanceMinor: this.store.read().balanceMinor - raiseMinor })
    const order = { session, roundId: view.roundId, at: view.choices.length, choice }
    try {
      const next = await this.#ask('/studio/choose', order, 'offlineChoice', BigInt(view.betMinor))
      this.#show(next, view.events.length)
    } catch (error) {
      await this.#choiceFailed(error, raiseMinor)
    }
  }

  #ask(path: string, order: object, offline: FrameKey, betMinor: bigint): Promise<RoundView> {
    const { speech, money } = this.#seat
    return askPatiently(() => postStudio<RoundView>(path, { ...order }), {
      onSlow: () => {
        this.#kept?.doubt()
        this.#notice('connectionSlow', 'working')
      },
      onHeard: () => this.store.change({ notice: null }),
      offerRetry: () =>
        showMessage({
          title: speech.say('offlineTitle'),
          text: speech.say(offline, { amount: money(betMinor) }),
          button: speech.say('retry'),
        }),
    })
  }

  #show(view: RoundView, seen: number): void {
    this.#view = view
    this.#startedMs = Math.max(this.#startedMs, 0)
    this.store.change({ phase: 'showing', round: roundShown(view, seen) })
  }

  /** A round from before a reload or a closed tab. */
  #goOn(view: RoundView): void {
    this.#view = view
    this.#seat.tell({ type: 'maidan:round', open: true })
    this.#notice(view.isOpen ? 'roundWaits' : 'lastRoundGoesOn', 'working')
    if (view.isOpen) {
      this.store.change({ phase: 'open', round: roundShown(view, view.events.length) })
      setTimeout(() => this.store.change({ notice: null }), NEWS_MS)
    } else this.store.change({ phase: 'showing', round: roundShown(view, 0) })
  }

  async #finish(view: RoundView): Promise<void> {
    this.store.change({ phase: 'held' })
    tellShown(this.#seat.session, view.roundId)
    const isOld = this.#startedMs === -Infinity
    this.#setBalance(isOld ? this.#balanceMinor : BigInt(view.balanceMinor))
    const notice = pendingNotice(view)
    if (notice !== null) await this.#settle(notice).catch(this.#fail)
    if (isOld) this.#tellLastVisit(BigInt(view.totalWinMinor))
    this.#seat.tell({ type: 'maidan:round', open: false })
    await pause(this.#startedMs + this.#intervalMs + PAUSE_MARGIN_MS - performance.now())
    this.#ready()
  }

  #tellLastVisit(totalMinor: bigint): void {
    const amount = this.#seat.money(totalMinor)
    this.#notice(totalMinor === 0n ? 'lastVisitLost' : 'lastVisitWon', 'good', { amount })
    setTimeout(() => this.store.change({ notice: null }), NEWS_MS)
  }

  /** Asks for the balance anew before it refuses, since the player may have paid in meanwhile. */
  async #canPay(betMinor: bigint, heldMinor: bigint): Promise<boolean> {
    if (betMinor <= heldMinor) return true
    const { speech, session, siteOrigin, money } = this.#seat
    try {
      this.#setBalance(BigInt((await resumeGame(session)).balanceMinor))
    } catch (error) {
      await tellFailure({ speech }, error, siteOrigin)
      return false
    }
    if (betMinor <= this.#balanceMinor) return true
    const failure = { message: '', code: 'NOT_ENOUGH_MONEY', request_id: '' }
    const values = { balance: money(this.#balanceMinor), bet: money(betMinor) }
    await tellFailure({ speech }, new StudioRefusal(failure), siteOrigin, values)
    return false
  }

  async #betFailed(reason: unknown, betMinor: bigint): Promise<void> {
    this.store.change({ phase: 'held', balanceMinor: this.#balanceMinor })
    if (reason instanceof StudioRefusal) {
      if (reason.balanceMinor !== undefined) this.#setBalance(BigInt(reason.balanceMinor))
      if (reason.code === 'BET_RETURNING' || reason.code === 'BET_RETURNED') {
        const { roundId } = reason
        const notice = { kind: 'stake-returning', roundId, amountMinor: String(betMinor) } as const
        await this.#settle(notice).catch(this.#fail)
        this.#seat.tell({ type: 'maidan:round', open: false })
        return this.#ready()
      }
    }
    const values = {
      balance: this.#seat.money(this.#balanceMinor),
      bet: this.#seat.money(betMinor),
    }
    this.#seat.tell({ type: 'maidan:round', open: false })
    if (!(isOtherRound(reason) && (await this.#goOnWithOther()))) await this.#fail(reason, values)
  }

  /** Goes on with the round that keeps a bet waiting. Answers whether there is anything of it to show. */
  async #goOnWithOther(): Promise<boolean> {
    const view = await resumeGame(this.#seat.session).catch(() => null)
    if (view === null || (view.unfinished === null && view.notice === null)) return false
    this.#startedMs = -Infinity
    await this.#standAs(view)
    return true
  }

  async #standAs(view: SessionView): Promise<void> {
    this.#setBalance(BigInt(view.balanceMinor) - unshownMinor(view.unfinished))
    this.#balanceMinor = BigInt(view.balanceMinor)
    await this.begin(view)
  }

  /** The round stands at the studio as it does; the page takes over how. */
  async #choiceFailed(reason: unknown, raiseMinor: bigint): Promise<void> {
    const { speech, session, siteOrigin, money } = this.#seat
    const held = reason instanceof StudioRefusal ? reason.balanceMinor : undefined
    const values = { balance: money(BigInt(held ?? this.#balanceMinor)), bet: money(raiseMinor) }
    this.store.change({ phase: 'held' })
    if (isLateChoice(reason)) {
      const [title, text] = [speech.say('choiceTitle'), speech.say('choiceText')]
      await showMessage({ title, text, button: speech.say('ok') })
    } else if (!(await tellFailure({ speech }, reason, siteOrigin, values))) return
    try {
      const view = await resumeGame(session)
      const known = this.#view
      if (view.unfinished !== null || view.notice !== null || known === null)
        return await this.#standAs(view)
      this.store.change({ balanceMinor: this.#balanceMinor })
      this.#show(await endedElsewhere(session, known, view), known.events.length)
    } catch (error) {
      await this.#fail(error)
    }
  }

  readonly #fail = async (
    error: unknown,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const { speech, siteOrigin } = this.#seat
    if (await tellFailure({ speech }, error, siteOrigin, values)) this.#ready()
  }

  /** Says where the money is until it is where it belongs. */
  async #settle(notice: MoneyNotice): Promise<SessionView | null> {
    this.store.change({ phase: 'held' })
    if (notice.kind === 'stake-returned') {
      settled(turnSettling(this.#seat, this.store), notice)
      return null
    }
    const view = await settleUp(turnSettling(this.#seat, this.store), notice)
    this.#setBalance(BigInt(view.balanceMinor) - unshownMinor(view.unfinished))
    this.#balanceMinor = BigInt(view.balanceMinor)
    return view
  }

  #notice(
    key: FrameKey,
    kind: 'working' | 'good',
    values: Readonly<Record<string, string>> = {},
  ): void {
    this.store.change({ notice: { text: this.#seat.speech.say(key, values), kind } })
  }

  #setBalance(balanceMinor: bigint): void {
    this.#balanceMinor = balanceMinor
    this.store.change({ balanceMinor })
    this.#tellBalance()
  }

  #tellBalance(): void {
    this.#seat.tell({ type: 'maidan:balance', balanceMinor: String(this.#balanceMinor) })
  }

  #ready(): void {
    this.store.change({ phase: 'ready' })
    this.#kept?.idle()
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
