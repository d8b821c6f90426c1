import type { BetOrder, SessionView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { openSheet, type Sheet } from '../../../games/page/dom/sheet.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import type { ParentMessage } from '../../../games/page/parent/tell-parent.ts'
import { randomName } from '../../../games/page/studio/random-name.ts'
import type { Purse } from '../head/purse.ts'
import { shortMoney } from '../head/short-money.ts'
import type { Offers, Picked } from '../matches/offers.ts'
import type { Said, Speech } from '../words/speech.ts'
import { oddsSeen, type ShownOdds } from './odds-seen.ts'
import { outcomeOf, stakeBack, type Outcome } from './outcome/outcome.ts'
import { outcomePanel } from './outcome/outcome-panel.ts'
import { pickHead, type PickHead } from './pick-head.ts'
import { sendBet, type BetAnswer } from './send-bet.ts'
import { slipForm, type SlipForm } from './slip-form.ts'
import { isUnderWay, type SlipState } from './slip-state.ts'
import { slipView, type SlipView } from './slip-view.ts'
import { typedStake } from './typed-stake.ts'

/** What a slip needs of the page around it. */
export type SlipDeal = {
  session: string
  view: SessionView
  speech: Speech
  money: MoneyWriter
  purse: Purse
  offers: Offers
  tell: (message: ParentMessage) => void
  /** A bet was taken, or may have been. */
  onPlaced: () => void
  onBets: () => void
  /** Tells what became of a bet whose slip was closed meanwhile. */
  onLate: (lines: readonly Said[]) => void
  /** The session is over. */
  onOver: (error: unknown) => void
}

/** The slip of one selection, from the tap on its odds to what became of the bet. */
export class Slip {
  readonly #deal: SlipDeal
  readonly #picked: Picked
  readonly #sheet: Sheet
  readonly #head: PickHead
  readonly #form: SlipForm
  /** Reads out what became of the bet. */
  readonly #voice = element('p', { class: 'spoken', role: 'status' })
  #stop = () => {}
  #state: SlipState
  #shown: ShownOdds
  #bounds: { minMinor: bigint; maxMinor: bigint }
  /** The order of the last press, for asking again. */
  #order: BetOrder | null = null

  constructor(deal: SlipDeal, picked: Picked, odds: string) {
    const { speech, view, money } = deal
    this.#deal = deal
    this.#picked = picked
    const offer = { odds, inPlay: picked.match.inPlay, live: true, connected: true }
    const stake = { kind: 'empty' } as const
    this.#state = { agreedOdds: odds, offer, stake, phase: 'choosing', refusal: null }
    this.#shown = { odds, before: odds, sinceMs: 0 }
    this.#bounds = { minMinor: BigInt(view.stakeMinMinor), maxMinor: BigInt(view.stakeMaxMinor) }
    this.#head = pickHead(picked, speech)
    this.#form = slipForm({
      speech,
      money,
      currency: view.currency,
      quickStakesMinor: view.quickStakesMinor.map(BigInt),
      onStake: (text) => this.#write(text),
      onPress: () => void this.#press(),
    })
    const mayClose = () => !isUnderWay(this.#state)
    this.#sheet = openSheet(
      speech.say('slipTitle'),
      speech.say('close'),
      () => this.#stop(),
      mayClose,
    )
    this.#sheet.node.classList.add('slip')
    this.#sheet.body.append(this.#head.node, this.#form.body)
    this.#sheet.node.append(this.#form.foot, this.#voice)
  }

  /** From now on the slip follows the odds, until its sheet is closed. */
  follow(): void {
    this.#stop = this.#deal.offers.onNews(() => this.#hear())
    this.#hear()
  }

  #view(): SlipView {
    const { purse, money, view } = this.#deal
    return slipView(this.#state, {
      ...this.#bounds,
      balanceMinor: purse.balanceMinor(),
      money: shortMoney(money),
      inPlayDelayMs: view.inPlayDelayMs,
    })
  }

  #draw(): void {
    this.#head.draw(this.#state.offer.odds)
    this.#form.draw(this.#view())
  }

  #change(part: Partial<SlipState>): void {
    this.#state = { ...this.#state, ...part }
    this.#draw()
  }

  #write(text: string): void {
    const { refusal } = this.#state
    const kept = refusal?.code === 'ODDS_CHANGED' ? refusal : null
    this.#change({ stake: typedStake(text, this.#deal.view.currency), refusal: kept })
  }

  /** Takes over what the book says now; a match that has gone is one without odds. */
  #hear(): void {
    const { marketId, selection } = this.#picked
    const pick = { marketId, selectionId: selection.selectionId }
    const { picked: now, live, connected } = this.#deal.offers.find(pick)
    this.#show(now?.selection.odds ?? null)
    const { odds } = this.#state.offer
    const inPlay = now?.match.inPlay ?? this.#state.offer.inPlay
    this.#change({ offer: { odds, inPlay, live, connected } })
  }

  #show(odds: string | null): void {
    if (odds !== null && odds !== this.#shown.odds) {
      this.#shown = { odds, before: this.#shown.odds, sinceMs: Date.now() }
    }
    this.#state = { ...this.#state, offer: { ...this.#state.offer, odds } }
  }

  async #press(): Promise<void> {
    if (!this.#view().button.enabled) return
    if (this.#state.phase !== 'lost') this.#order = this.#newOrder()
    if (this.#order !== null) await this.#send(this.#order)
  }

  #newOrder(): BetOrder | null {
    const { stake } = this.#state
    if (stake.kind !== 'amount') return null
    const { marketId, selection } = this.#picked
    return {
      session: this.#deal.session,
      betId: randomName('b'),
      selections: [
        {
          marketId,
          selectionId: selection.selectionId,
          odds: oddsSeen(this.#shown, Date.now()),
        },
      ],
      stakeMinor: String(stake.minor),
    }
  }

  async #send(order: BetOrder): Promise<void> {
    const { tell, view } = this.#deal
    this.#change({ agreedOdds: oddsOf(order), phase: 'asking', refusal: null })
    this.#form.wait(this.#state.offer.inPlay ? view.inPlayDelayMs : null)
    tell({ type: 'maidan:round', open: true })
    const answer = await sendBet(order, () => this.#change({ phase: 'slow' }))
    tell({ type: 'maidan:round', open: false })
    this.#form.wait(null)
    this.#take(answer, order)
  }

  #take(answer: BetAnswer, order: BetOrder): void {
    const { purse, onPlaced, onOver, money, speech } = this.#deal
    switch (answer.kind) {
      case 'bet':
        purse.set(answer.bet.balanceMinor)
        this.#end(outcomeOf(answer.bet, oddsOf(order), { money, language: speech.language() }))
        return
      case 'stake-back':
        purse.set(answer.failure.balanceMinor)
        this.#end(stakeBack(BigInt(order.stakeMinor), answer.returning, money))
        return
      case 'refused':
        this.#refuse(answer.failure)
        return
      case 'unknown':
        this.#change({ phase: 'lost' })
        onPlaced()
        return
      case 'over':
        this.#change({ phase: 'choosing' })
        this.#sheet.close()
        onOver(answer.error)
    }
  }

  #refuse(failure: Extract<BetAnswer, { kind: 'refused' }>['failure']): void {
    this.#deal.purse.set(failure.balanceMinor)
    if (failure.stakeMinMinor !== undefined) this.#bounds.minMinor = BigInt(failure.stakeMinMinor)
    if (failure.stakeMaxMinor !== undefined) this.#bounds.maxMinor = BigInt(failure.stakeMaxMinor)
    if (failure.odds !== undefined) this.#show(failure.odds)
    this.#change({ phase: 'choosing', refusal: failure })
    const said = this.#view().note?.said
    if (said !== undefined) this.#tellLate([said])
  }

  /** Tells outside of the slip when it is closed; answers whether it had to. */
  #tellLate(lines: readonly Said[]): boolean {
    if (this.#sheet.node.isConnected) return false
    this.#deal.onLate(lines)
    return true
  }

  #end(outcome: Outcome): void {
    const { speech, onPlaced, onBets } = this.#deal
    this.#state = { ...this.#state, phase: 'choosing' }
    onPlaced()
    const lines: Said[] = [{ key: outcome.title }, ...outcome.lines]
    if (this.#tellLate(lines)) return
    const close = () => this.#sheet.close()
    const toBets = () => {
      close()
      onBets()
    }
    this.#form.foot.remove()
    const panel = outcomePanel(outcome, speech, { onDone: close, onBets: toBets })
    this.#sheet.body.replaceChildren(panel)
    this.#voice.textContent = lines.map(({ key, values }) => speech.say(key, values)).join(' ')
  }
}

function oddsOf({ selections: [first] }: BetOrder): string {
  return first?.odds ?? ''
}
