import type { BetView, BookFailure, CashOutOrder, CashOutView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { openSheet, type Sheet } from '../../../games/page/dom/sheet.ts'
import {
  getStudio,
  postStudio,
  StudioRefusal,
  StudioUnreachable,
} from '../../../games/page/studio/call-studio.ts'
import { withRetries } from '../../../games/page/studio/spin-retry.ts'
import { keepAsking, type Asking } from '../ask/keep-asking.ts'
import { isOver } from '../entry/tell-end.ts'
import type { BetDeal } from '../slip/bet-deal.ts'
import { oddsSeen, type ShownOdds } from '../slip/odds-seen.ts'
import { outcomePanel } from '../slip/outcome/outcome-panel.ts'
import { pressButton, type PressButton } from '../slip/form/press-button.ts'
import { nameIn } from '../words/name-in.ts'
import { cashOutView, type CashOutShown, type CashOutState } from './cash-out-view.ts'

const PAUSE_MS = 2_000

/** What giving a bet back needs of the page around it. */
export type CashOutDeal = Pick<
  BetDeal,
  'session' | 'speech' | 'money' | 'purse' | 'onPlaced' | 'onLate' | 'onOver'
>

/** What an open bet is worth now, and giving it back for that. */
export class CashOutSheet {
  readonly #deal: CashOutDeal
  readonly #bet: BetView
  readonly #sheet: Sheet
  readonly #asking: Asking
  readonly #worth = element('b', { class: 'cash-worth' }, '–')
  readonly #note = element('p', { class: 'slip-note', role: 'status' })
  readonly #press: PressButton
  #state: CashOutState = { offer: null, heard: false, phase: 'choosing', refusal: null }
  /** The worth that is read, so that a press just after it moved is meant for the one before. */
  #shown: ShownOdds | null = null
  #order: CashOutOrder | null = null

  constructor(deal: CashOutDeal, bet: BetView) {
    const { speech, session } = deal
    this.#deal = deal
    this.#bet = bet
    this.#press = pressButton(() => void this.#take())
    this.#sheet = openSheet(
      speech.say('cashOut'),
      speech.say('close'),
      () => this.#asking.stop(),
      () => this.#state.phase !== 'asking',
    )
    this.#sheet.node.classList.add('slip')
    const foot = element('footer', { class: 'slip-foot' }, this.#note, this.#press.node)
    this.#sheet.body.append(...this.#subject(), foot)
    this.#asking = keepAsking<CashOutView>({
      ask: () => getStudio<CashOutView>(`/book/bets/${bet.betId}/cash-out`, session),
      onAnswer: (offer) => this.#hear(offer),
      onFailure: (error) => this.#fail(error),
      pauseMs: () => (this.#state.phase === 'over' ? null : PAUSE_MS),
    })
    this.#draw()
    this.#asking.now()
  }

  #subject(): HTMLElement[] {
    const { speech, money } = this.#deal
    const names = this.#bet.legs.map(({ selection }) => nameIn(selection, speech.language()))
    const figure = (label: string, value: HTMLElement | string) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, value))
    return [
      element('p', { class: 'cash-names' }, names.join(' + ')),
      element(
        'dl',
        { class: 'slip-figures' },
        figure(speech.say('stake'), money(BigInt(this.#bet.stakeMinor))),
        figure(speech.say('possibleReturn'), money(BigInt(this.#bet.returnMinor))),
      ),
      element(
        'p',
        { class: 'cash-line' },
        element('span', {}, speech.say('worthNow')),
        this.#worth,
      ),
    ]
  }

  #draw(): void {
    const { speech, money } = this.#deal
    const { worth, note, button }: CashOutShown = cashOutView(this.#state, money)
    this.#worth.textContent = worth
    const text = speech.say(note.said.key, note.said.values)
    this.#note.dataset['tone'] = note.tone
    if (this.#note.textContent !== text) this.#note.textContent = text
    this.#press.draw(speech.say(button.said.key, button.said.values), button)
  }

  #change(part: Partial<CashOutState>): void {
    this.#state = { ...this.#state, ...part }
    this.#draw()
  }

  #hear(offer: CashOutView): void {
    this.#show(offer.worthMinor)
    // A refusal stands until the worth is another than it told.
    const { refusal } = this.#state
    const kept = refusal?.worthMinor === offer.worthMinor ? refusal : null
    this.#change({ offer, heard: true, refusal: kept })
  }

  #show(worthMinor: string): void {
    if (this.#shown?.odds === worthMinor) return
    const before = this.#shown?.odds ?? worthMinor
    this.#shown = { odds: worthMinor, before, sinceMs: Date.now() }
  }

  /** The worth could not be read; while the bet itself is on its way back its own answer tells. */
  #fail(error: unknown): void {
    if (isOver(error)) this.#end(error)
    else if (this.#state.phase === 'asking') return
    else if (isLate(error)) this.#change({ phase: 'over', offer: null })
    else this.#change({ offer: null, heard: true })
  }

  async #take(): Promise<void> {
    if (!cashOutView(this.#state, this.#deal.money).button.enabled) return
    if (this.#state.phase !== 'lost') this.#order = this.#newOrder()
    if (this.#order === null) return
    const order = this.#order
    this.#change({ phase: 'asking', refusal: null })
    const waitMs = this.#state.offer?.waitMs ?? 0
    this.#press.wait(waitMs > 0 ? waitMs : null)
    try {
      this.#tell(await withRetries(() => postStudio<BetView>('/book/cash-out', order), sleep, idle))
    } catch (error) {
      this.#refuse(error)
    } finally {
      this.#press.wait(null)
    }
  }

  #newOrder(): CashOutOrder | null {
    if (this.#shown === null) return null
    const worthMinor = oddsSeen(this.#shown, Date.now())
    return { session: this.#deal.session, betId: this.#bet.betId, worthMinor }
  }

  #refuse(error: unknown): void {
    if (isOver(error)) return this.#end(error)
    if (error instanceof StudioUnreachable) return this.#change({ phase: 'lost' })
    if (!(error instanceof StudioRefusal)) throw error
    if (isLate(error)) {
      this.#change({ phase: 'over', offer: null })
      this.#deal.onPlaced()
      return
    }
    // The book answers with its own kind of failure, which is the studio's with more in it.
    const refusal = error.failure as BookFailure
    const { offer } = this.#state
    const { worthMinor } = refusal
    if (worthMinor !== undefined) this.#show(worthMinor)
    const now = worthMinor !== undefined && offer !== null ? { ...offer, worthMinor } : offer
    this.#change({ phase: 'choosing', refusal, offer: now })
    this.#asking.now()
  }

  #tell(bet: BetView): void {
    const { speech, purse, money, onPlaced } = this.#deal
    this.#asking.stop()
    this.#state = { ...this.#state, phase: 'over' }
    purse.set(bet.balanceMinor)
    onPlaced()
    const close = () => this.#sheet.close()
    const line = { key: 'cashedText', values: { amount: money(BigInt(bet.returnMinor)) } } as const
    const small = [{ key: 'betNumber', values: { id: bet.betId } } as const]
    const outcome = { title: 'cashedTitle', tone: 'good', lines: [line], small } as const
    this.#sheet.body.replaceChildren(
      outcomePanel(outcome, speech, { onDone: close, onBets: close }),
    )
  }

  #end(error: unknown): void {
    this.#state = { ...this.#state, phase: 'over' }
    this.#sheet.close()
    this.#deal.onOver(error)
  }
}

function isLate(error: unknown): boolean {
  return (
    error instanceof StudioRefusal &&
    (error.code === 'CASH_OUT_TOO_LATE' || error.code === 'BET_NOT_FOUND')
  )
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function idle(): void {
  // A repeat needs no word of its own: the button stays busy until the answer.
}
