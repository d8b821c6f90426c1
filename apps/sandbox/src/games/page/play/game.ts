import { pendingNotice } from '../../settle/pending-notice.ts'
import { slotEvents } from '../../slot-events.ts'
import type { MoneyNotice, RoundView, SessionView, SpinAnswer } from '../../studio-api.ts'
import { sheetIsOpen } from '../dom/sheet.ts'
import type { ParentMessage } from '../parent/tell-parent.ts'
import { StudioRefusal } from '../studio/call-studio.ts'
import { resumeGame } from '../studio/enter-game.ts'
import { afterFreeRound, askFreeRounds } from './after-free-round.ts'
import { askSpin } from './ask-spin.ts'
import type { Bets } from './bets.ts'
import { canPay } from './can-pay.ts'
import type { FreeRounds } from './free-rounds.ts'
import { showJackpot } from '../jackpot/show-jackpot.ts'
import { tellLateJackpot } from '../jackpot/tell-late-jackpot.ts'
import { showPrizes } from './hold/show-prizes.ts'
import { cycleWins, lastWins } from './wins/cycle-wins.ts'
import type { Purse } from './purse.ts'
import { settled, settleUp, type Settling } from './settling/settle-up.ts'
import { showRound } from './show-round.ts'
import { beginShowing, type Showing } from './showing.ts'
import { standStill } from './stand-still.ts'
import { firstView, standingView, type StandingView } from '../stage/reels/standing-view.ts'
import { tellFailure } from './tell-failure.ts'
import { tellLastVisit } from './visit/tell-last-visit.ts'
import type { Table } from './table.ts'
import { createTap } from './tap.ts'
import { tellShown } from './tell-shown.ts'
import { unshownWin } from './visit/unshown-win.ts'

/** `ready` for a spin; `turning` without an answer yet; `showing` a round; `held` until money settled. */
type Phase = 'ready' | 'turning' | 'showing' | 'held'

/** A little above what the studio insists on, so that clocks may differ. */
const PAUSE_MARGIN_MS = 60

/** A bet, and the free rounds that it is one of; null where it is paid. */
type Stake = { betMinor: bigint; grantId: string | null }

export type GameParts = {
  table: Table
  purse: Purse
  bets: Bets
  freeRounds: FreeRounds
  session: string
  spinIntervalMs: number
  siteOrigin: string
  tell: (message: ParentMessage) => void
  /** Called when the controls around the bet may or may not be used. */
  onLock: (locked: boolean) => void
  /** The game waits for its player again; the answer to a spin is late or was lost. */
  onIdle: () => void
  onSlow: () => void
}

/** The game as the player meets it: press, see the round to its end, press again. */
export class Game {
  readonly #parts: GameParts
  readonly #tap = createTap()
  #phase: Phase = 'held'
  #hurried = false
  #cycling = new AbortController()
  #standing: StandingView

  constructor(parts: GameParts) {
    this.#parts = parts
    this.#standing = firstView(parts.table.game)
  }

  /** Shows what was left open, then waits for the player. */
  async begin(view: SessionView): Promise<void> {
    const { table, siteOrigin } = this.#parts
    table.scene.reels.standAt(this.#standing.strips, this.#standing.stops)
    let isShown = false
    try {
      isShown = await this.#goOn(view)
    } catch (error) {
      if (!(await tellFailure(table, error, siteOrigin))) return
    }
    this.#ready()
    if (!isShown) this.invite()
    table.speech.onChange(() => this.invite())
  }

  /** Says how to play now: with the bet, or a free round. */
  invite(): void {
    const { hud, speech } = this.#parts.table
    if (!this.isReady()) return
    const isFree = this.#parts.freeRounds.chosen() !== null
    hud.plaque.message(speech.say(isFree ? 'freeRoundsPress' : 'pressSpin'))
  }

  isReady(): boolean {
    return this.#phase === 'ready'
  }

  /** The spin button or the space key: plays, or hurries what is under way. */
  press(): void {
    if (sheetIsOpen()) return
    if (this.#phase === 'ready') void this.#play()
    else this.hurry()
  }

  /** A tap on the reels or on a card: hurries what is under way, and never places a bet. */
  hurry(): void {
    switch (this.#phase) {
      case 'turning':
        this.#hurried = true
        return
      case 'showing':
        this.#tap.press()
        return
      case 'ready':
      case 'held':
        return
    }
  }

  async #play(): Promise<void> {
    const { table, siteOrigin, tell } = this.#parts
    const stake = this.#stake()
    this.#phase = 'held'
    const isPaid = stake.grantId !== null || (await canPay(this.#parts, stake.betMinor))
    this.#phase = 'ready'
    if (!isPaid) return
    const startedMs = performance.now()
    this.#start(stake)
    try {
      const round = await this.#ask(stake)
      await this.#show(round)
      await this.#afterRound(round)
      if (round.freeRounds !== null) await afterFreeRound(this.#parts, round.freeRounds)
    } catch (error) {
      const goesOn = await this.#spinFailed(error, stake, siteOrigin)
      tell({ type: 'maidan:round', open: false })
      if (!goesOn) return
      if (stake.grantId !== null) await askFreeRounds(this.#parts)
      table.hud.plaque.message(table.speech.say('pressSpin'))
    }
    tell({ type: 'maidan:round', open: false })
    await this.#pause(startedMs)
    this.#ready()
  }

  /** What the next spin costs: the chosen bet, or one of the free rounds. */
  #stake(): Stake {
    const free = this.#parts.freeRounds.chosen()
    if (free === null) return { betMinor: this.#parts.bets.chosen(), grantId: null }
    return { betMinor: BigInt(free.betMinor), grantId: free.grantId }
  }

  #start({ betMinor, grantId }: Stake): void {
    const { table, purse, tell, onLock } = this.#parts
    this.#phase = 'turning'
    this.#hurried = false
    this.#cycling.abort()
    onLock(true)
    table.scene.setLively(true)
    table.scene.wins.clear()
    table.hud.notice.hide()
    table.hud.spin.set('turning')
    table.hud.plaque.message(table.speech.say('goodLuck'))
    table.sounds.play('spin')
    table.scene.reels.start()
    if (grantId === null) purse.showStakeTaken(betMinor)
    tell({ type: 'maidan:round', open: true })
  }

  #ask(stake: Stake): Promise<SpinAnswer> {
    const { table, session, onSlow } = this.#parts
    const reels = { stand: () => this.#standStill(), turn: () => table.scene.reels.start() }
    return askSpin(table, { session, ...stake, onSlow }, reels)
  }

  async #show(round: RoundView): Promise<void> {
    this.#phase = 'showing'
    const showing: Showing = beginShowing(this.#parts.table, this.#tap, round)
    showing.fast = this.#hurried
    showPrizes(this.#parts.table, showing.betMinor)
    const events = slotEvents(round)
    await showRound(events, showing)
    if (round.jackpot !== null) await showJackpot(round.jackpot, showing)
    this.#standing = standingView(this.#parts.table.game, events) ?? this.#standing
    // A jackpot is told whole once its amount is known.
    if (round.jackpot?.amountMinor !== null) tellShown(this.#parts.session, round.roundId)
  }

  async #afterRound(round: RoundView): Promise<void> {
    const { purse } = this.#parts
    purse.set(BigInt(round.balanceMinor))
    this.#cycling = new AbortController()
    void cycleWins(this.#parts.table, lastWins(slotEvents(round)), this.#cycling.signal)
    const notice = pendingNotice(round)
    if (notice !== null) await this.#settle(notice)
  }

  /** Shows what was left open, and waits until its money is where it belongs. Answers whether a round was shown. */
  async #goOn({ unfinished, notice }: SessionView): Promise<boolean> {
    if (unfinished !== null) await this.#replay(unfinished)
    const after = notice === null ? null : await this.#settle(notice)
    // A spin whose tab was closed at once may get its outcome only meanwhile.
    if (unfinished === null && after !== null && after.unfinished !== null) return this.#goOn(after)
    return unfinished !== null
  }

  /** A round from before a reload or a closed tab, from its first reel to its last coin. */
  async #replay(round: RoundView): Promise<void> {
    const { table, purse, onLock, tell } = this.#parts
    onLock(true)
    tell({ type: 'maidan:round', open: true })
    table.hud.notice.show(table.speech.say('lastRoundGoesOn'), 'working')
    table.scene.reels.start()
    await this.#show(round)
    table.hud.notice.hide()
    purse.set(purse.balanceMinor())
    if (round.jackpot?.amountMinor !== null) tellLastVisit(table, round)
    tell({ type: 'maidan:round', open: false })
  }

  /** Tells what became of a spin without an outcome. Answers whether play can go on. */
  async #spinFailed(error: unknown, stake: Stake, siteOrigin: string): Promise<boolean> {
    const { table, purse } = this.#parts
    const { betMinor, grantId } = stake
    this.#phase = 'held'
    table.hud.spin.set('off')
    await this.#standStill()
    purse.showAgain()
    if (error instanceof StudioRefusal) {
      if (error.balanceMinor !== undefined) purse.set(BigInt(error.balanceMinor))
      if (error.code === 'BET_RETURNING' || error.code === 'BET_RETURNED') {
        const { roundId } = error
        const about = { roundId, isFree: grantId !== null, amountMinor: String(betMinor) }
        return this.#settleOrTell({ kind: 'stake-returning', ...about }, siteOrigin)
      }
    }
    const values = { balance: table.money(purse.balanceMinor()), bet: table.money(betMinor) }
    return tellFailure(table, error, siteOrigin, values)
  }

  async #settleOrTell(notice: MoneyNotice, siteOrigin: string): Promise<boolean> {
    try {
      await this.#settle(notice)
      return true
    } catch (error) {
      return tellFailure(this.#parts.table, error, siteOrigin)
    }
  }

  /** Says where the money is until it is where it belongs. Answers how things stand then, if that was asked. */
  async #settle(notice: MoneyNotice): Promise<SessionView | null> {
    const { table, purse, freeRounds, session } = this.#parts
    this.#phase = 'held'
    table.hud.spin.set('off')
    if (notice.kind === 'stake-returned') {
      settled(this.#settling(), notice)
      return null
    }
    const view = await settleUp(this.#settling(), notice)
    const balanceMinor = BigInt(view.balanceMinor)
    if (notice.kind === 'bet-asked') purse.open(balanceMinor, unshownWin(view.unfinished))
    else purse.set(balanceMinor)
    freeRounds.set(view.freeRounds)
    if (notice.kind === 'jackpot-pending') tellLateJackpot(table, session, view.unfinished)
    return view
  }

  #settling(): Settling {
    const { table, session } = this.#parts
    const { speech, money } = table
    return {
      notice: table.hud.notice,
      speech,
      money,
      ask: () => resumeGame(session),
      told: (roundId) => tellShown(session, roundId),
    }
  }

  #standStill(): Promise<void> {
    return standStill(this.#parts.table, this.#standing)
  }

  /** Waits out the time a spin takes at least, with a ring that fills. */
  async #pause(startedMs: number): Promise<void> {
    const { table, spinIntervalMs } = this.#parts
    const leftMs = startedMs + spinIntervalMs + PAUSE_MARGIN_MS - performance.now()
    if (leftMs <= 0) return
    this.#phase = 'held'
    table.hud.spin.set('pause')
    await table.scene.clock.play({ durationMs: leftMs, update: (t) => table.hud.spin.setPause(t) })
  }

  #ready(): void {
    const { table, onLock, onIdle } = this.#parts
    this.#phase = 'ready'
    table.scene.setLively(false)
    table.hud.spin.set('ready')
    onLock(false)
    onIdle()
  }
}
