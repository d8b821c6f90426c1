import { betCount, type Sizes } from '@maidan/casino/multiple'
import type { BetOrder, BookFailure, FreeBetsView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { shortMoney } from '../head/short-money.ts'
import type { Said } from '../words/speech.ts'
import type { Entry } from './basket/basket.ts'
import type { BetDeal } from './bet-deal.ts'
import { orderOf } from './order-of.ts'
import { freeBack, outcomeOf, stakeBack, type Outcome } from './outcome/outcome.ts'
import { outcomePanel } from './outcome/outcome-panel.ts'
import { isGrantGone } from './outcome/refusal-words.ts'
import { pickHead, type PickHead } from './pick-head.ts'
import { sendBet, type BetAnswer } from './send-bet.ts'
import { slipForm, type FreeOffer, type SlipForm, type SystemOffer } from './form/slip-form.ts'
import { isUnderWay, type SlipState } from './slip-state.ts'
import { slipView, type SlipView } from './slip-view.ts'
import { ChosenSystem } from './system/chosen-system.ts'
import { typedStake } from './typed-stake.ts'

/** What a bet asks of the slip that it stands on. */
export type FormCalls = {
  onRemove: (key: string) => void
  /** The bet is placed and its player has read so. */
  onDone: (keys: readonly string[]) => void
  /** The book told other odds with its refusal. */
  onOdds: (marketId: string | undefined, odds: string) => void
}

/** One bet on the slip, single or multiple, from its selections to what became of it. */
export class BetForm {
  readonly node: HTMLElement
  readonly #deal: BetDeal
  readonly #calls: FormCalls
  readonly #form: SlipForm
  readonly #picks = element('div', { class: 'picks' })
  /** Reads out what became of the bet. */
  readonly #voice = element('p', { class: 'spoken', role: 'status' })
  readonly #heads = new Map<string, PickHead>()
  /** The odds that the player tapped or accepted last, by selection. */
  readonly #agreed = new Map<string, string>()
  #entries: readonly Entry[] = []
  /** The free bet that the player chose: it stays chosen until they let go of it or it is refused. */
  #free: FreeBetsView | null = null
  readonly #chosen = new ChosenSystem()
  #state: Omit<SlipState, 'legs' | 'sizes' | 'free'> = {
    stake: { kind: 'empty' },
    phase: 'choosing',
    refusal: null,
  }
  #bounds: { minMinor: bigint; maxMinor: bigint }
  /** The order of the last press, for asking again. */
  #order: BetOrder | null = null
  #isPlaced = false

  constructor(deal: BetDeal, calls: FormCalls, isMultiple: boolean) {
    const { speech, view, money } = deal
    this.#deal = deal
    this.#calls = calls
    this.#bounds = { minMinor: BigInt(view.stakeMinMinor), maxMinor: BigInt(view.stakeMaxMinor) }
    this.#form = slipForm({
      speech,
      money,
      currency: view.currency,
      quickStakesMinor: view.quickStakesMinor.map(BigInt),
      isMultiple,
      onStake: (text) => this.#write(text),
      onFree: (grantId) => this.#chooseFree(grantId),
      onSystem: (sizes) => this.#chooseSystem(sizes),
      onPress: () => void this.#press(),
    })
    const { body, foot } = this.#form
    this.node = element('section', { class: 'bet-form' }, this.#picks, body, foot, this.#voice)
  }

  /** Takes over the selections as they are now; those of a bet that is placed stay what they were. */
  update(entries: readonly Entry[]): void {
    if (this.#isPlaced) return
    this.#entries = entries
    const shown = entries.map((entry) => this.#headOf(entry))
    // Nothing moves under the finger while the same selections stand there.
    if (shown.some(({ node }, place) => this.#picks.children[place] !== node))
      this.#picks.replaceChildren(...shown.map(({ node }) => node))
    while (this.#picks.children.length > shown.length) this.#picks.lastElementChild?.remove()
    this.#draw()
  }

  isUnderWay(): boolean {
    return isUnderWay(this.#state)
  }

  /** Selections that must leave the slip with it: their bet is placed, or may be. */
  spentKeys(): readonly string[] {
    const isSpent = this.#isPlaced || this.#state.phase === 'lost'
    return isSpent ? this.#entries.map(({ key }) => key) : []
  }

  #headOf({ key, picked, shown }: Entry): PickHead {
    const known = this.#heads.get(key)
    if (known !== undefined) return known
    const head = pickHead(picked, this.#deal.speech, () => {
      if (!this.isUnderWay()) this.#calls.onRemove(key)
    })
    this.#heads.set(key, head)
    this.#agreed.set(key, shown.odds)
    return head
  }

  #legs(): SlipState['legs'] {
    return this.#entries.map(({ key, picked, offer }) => ({
      eventId: picked.match.eventId,
      agreedOdds: this.#agreed.get(key) ?? '',
      offer,
    }))
  }

  /**
   * A free bet that is gone meanwhile stays where it is chosen, and is refused in words: no money of
   * the player's takes its place.
   */
  #freeOffer(): FreeOffer {
    const [chosen, now] = [this.#free, this.#deal.news()?.freeBets ?? []]
    const isGone = chosen !== null && now.every(({ grantId }) => grantId !== chosen.grantId)
    return { offered: isGone ? [...now, chosen] : now, chosen }
  }

  #system(): SystemOffer {
    const legs = this.#entries.length
    return { legs, sizes: this.#chosen.at(legs) }
  }

  #chooseSystem(sizes: Sizes): void {
    this.#chosen.choose(this.#entries.length, sizes)
    this.#change({ refusal: null })
  }

  #chooseFree(wantedId: string | null): void {
    const { offered } = this.#freeOffer()
    this.#free = offered.find(({ grantId }) => grantId === wantedId) ?? null
    this.#state = { ...this.#state, refusal: null }
    // What was typed before must not stand under the finger when the free bet is let go.
    this.#form.clearStake()
  }

  #view(): SlipView {
    const { purse, money, view } = this.#deal
    const terms = {
      ...this.#bounds,
      returnMaxMinor: BigInt(view.returnMaxMinor),
      balanceMinor: purse.balanceMinor(),
      money: shortMoney(money),
      inPlayDelayMs: view.inPlayDelayMs,
      freeOddsMin: view.freeOddsMin,
    }
    const free = this.#freeOffer().chosen
    const { sizes } = this.#system()
    return slipView({ ...this.#state, free, sizes, legs: this.#legs() }, terms)
  }

  #draw(): void {
    for (const { key, offer } of this.#entries) this.#heads.get(key)?.draw(offer.odds)
    this.#form.draw(this.#view(), this.#freeOffer(), this.#system())
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

  async #press(): Promise<void> {
    if (!this.#view().button.enabled) return
    if (this.#state.phase !== 'lost') this.#order = this.#newOrder()
    if (this.#order !== null) await this.#send(this.#order)
  }

  #newOrder(): BetOrder | null {
    const { stake } = this.#state
    const { legs, sizes } = this.#system()
    return orderOf({
      session: this.#deal.session,
      entries: this.#entries,
      sizes,
      stake,
      bets: betCount(legs, sizes),
      free: this.#freeOffer().chosen,
    })
  }

  async #send(order: BetOrder): Promise<void> {
    const { tell, view } = this.#deal
    this.#agree(order)
    this.#change({ phase: 'asking', refusal: null })
    const isInPlay = this.#entries.some(({ offer }) => offer.inPlay)
    const delayMs = isInPlay ? view.inPlayDelayMs : 0
    this.#form.wait(isInPlay ? delayMs : null)
    tell({ type: 'maidan:round', open: true })
    const answer = await sendBet(order, () => this.#change({ phase: 'slow' }), delayMs)
    tell({ type: 'maidan:round', open: false })
    this.#form.wait(null)
    this.#take(answer, order)
  }

  #agree({ selections }: BetOrder): void {
    this.#entries.forEach(({ key }, place) => {
      const odds = selections[place]?.odds
      if (odds !== undefined) this.#agreed.set(key, odds)
    })
  }

  #take(answer: BetAnswer, order: BetOrder): void {
    const { purse, onPlaced, onOver, money, speech } = this.#deal
    switch (answer.kind) {
      case 'bet':
        purse.set(answer.bet.balanceMinor)
        this.#end(outcomeOf(answer.bet, order, { money, language: speech.language() }))
        return
      case 'stake-back':
        purse.set(answer.failure.balanceMinor)
        this.#end(
          order.grantId === undefined
            ? stakeBack(BigInt(order.stakeMinor), answer.returning, money)
            : freeBack(),
        )
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
        onOver(answer.error)
    }
  }

  #refuse(failure: BookFailure): void {
    const { balanceMinor, stakeMinMinor, stakeMaxMinor, marketId, odds } = failure
    this.#deal.purse.set(balanceMinor)
    if (stakeMinMinor !== undefined) this.#bounds.minMinor = BigInt(stakeMinMinor)
    // The most of several selections follows from their odds, what is left of other bets: both move on.
    const isLasting = this.#entries.length === 1 && failure.code !== 'PAYOUT_LIMIT'
    if (stakeMaxMinor !== undefined && isLasting) this.#bounds.maxMinor = BigInt(stakeMaxMinor)
    if (isGrantGone(failure)) this.#free = null
    this.#change({ phase: 'choosing', refusal: failure })
    if (odds !== undefined) this.#calls.onOdds(marketId, odds)
    const said = this.#view().note?.said
    if (said !== undefined) this.#tellLate([said])
  }

  /** Tells outside of the slip when it is closed; answers whether it had to. */
  #tellLate(lines: readonly Said[]): boolean {
    if (this.node.isConnected) return false
    this.#deal.onLate(lines)
    return true
  }

  #end(outcome: Outcome): void {
    const { speech, onPlaced, onBets } = this.#deal
    const keys = this.#entries.map(({ key }) => key)
    this.#state = { ...this.#state, phase: 'choosing' }
    this.#isPlaced = true
    onPlaced()
    const lines: Said[] = [{ key: outcome.title }, ...outcome.lines]
    if (this.#tellLate(lines)) return
    const done = () => this.#calls.onDone(keys)
    const toBets = () => {
      done()
      onBets()
    }
    const panel = outcomePanel(outcome, speech, { onDone: done, onBets: toBets })
    this.node.replaceChildren(panel, this.#voice)
    this.#voice.textContent = lines.map(({ key, values }) => speech.say(key, values)).join(' ')
  }
}
