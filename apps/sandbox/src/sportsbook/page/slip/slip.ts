import { element } from '../../../games/page/dom/element.ts'
import { openSheet, type Sheet } from '../../../games/page/dom/sheet.ts'
import { choiceRow, type ChoiceRow } from '../head/choice-row.ts'
import { emptyNote } from '../pictures/empty-note.ts'
import type { Basket, Entry } from './basket/basket.ts'
import { followPicks } from './basket/follow-picks.ts'
import type { BetDeal } from './bet-deal.ts'
import { BetForm, type FormCalls } from './bet-form.ts'

type Kind = 'singles' | 'multiple'

/** The slip: what was tapped, as single bets with a stake each or as one bet on all of it. */
export class Slip {
  readonly #deal: BetDeal
  readonly #basket: Basket
  readonly #sheet: Sheet
  readonly #tabs: ChoiceRow<Kind>
  readonly #place = element('div', { class: 'bet-forms' })
  readonly #bonus = element('p', { class: 'slip-bonus', hidden: true })
  readonly #following: { askNow: () => void; stop: () => void }
  readonly #singles = new Map<string, BetForm>()
  readonly #multiple: BetForm
  #kind: Kind

  constructor(deal: BetDeal, basket: Basket, onClosed: () => void) {
    const { speech, session } = deal
    this.#deal = deal
    this.#basket = basket
    this.#kind = basket.entries().length > 1 ? 'multiple' : 'singles'
    this.#multiple = new BetForm(deal, this.#calls(), true)
    this.#sheet = openSheet(
      speech.say('slipTitle'),
      speech.say('close'),
      () => {
        this.#following.stop()
        basket.remove(this.#forms().flatMap((form) => form.spentKeys()))
        onClosed()
      },
      () => this.#forms().every((form) => !form.isUnderWay()),
    )
    this.#sheet.node.classList.add('slip')
    const choices = [
      { id: 'singles', label: speech.say('singles') },
      { id: 'multiple', label: speech.say('multiple') },
    ] as const
    const attributes = { class: 'tabs slip-tabs', label: speech.say('slipKinds') }
    this.#tabs = choiceRow<Kind>(attributes, choices, (kind) => this.#choose(kind))
    this.#sheet.body.append(this.#tabs.node, this.#bonus, this.#place)
    this.#following = followPicks(session, basket)
    this.update()
  }

  /** Draws what is on the slip now. */
  update(): void {
    const entries = this.#basket.entries()
    const isOne = entries.length < 2
    this.#tabs.node.hidden = isOne
    this.#tabs.choose(this.#kind)
    const shown =
      this.#kind === 'multiple' && !isOne
        ? [this.#multiple]
        : entries.map((one) => this.#single(one))
    for (const entry of entries) this.#single(entry).update([entry])
    this.#multiple.update(entries)
    this.#place.dataset['count'] = String(shown.length)
    this.#drawBonus(entries.length > 0)
    const nodes = entries.length === 0 ? [this.#nothing()] : shown.map(({ node }) => node)
    if (nodes.some((node, place) => this.#place.children[place] !== node))
      this.#place.replaceChildren(...nodes)
    while (this.#place.children.length > nodes.length) this.#place.lastElementChild?.remove()
  }

  close(): void {
    this.#sheet.close()
  }

  #drawBonus(hasBets: boolean): void {
    const { speech, news } = this.#deal
    const odds = news()?.bonusOddsMin ?? null
    this.#bonus.hidden = odds === null || !hasBets
    if (odds !== null) this.#bonus.textContent = speech.say('bonusOdds', { odds })
  }

  /** A bet on its way is not left by changing what is shown. */
  #choose(kind: Kind): void {
    if (this.#forms().some((form) => form.isUnderWay())) return
    const spent = this.#forms().flatMap((form) => form.spentKeys())
    this.#kind = kind
    if (spent.length > 0) this.#basket.remove(spent)
    else this.update()
  }

  #forms(): BetForm[] {
    return [this.#multiple, ...this.#singles.values()]
  }

  #single(entry: Entry): BetForm {
    const known = this.#singles.get(entry.key)
    if (known !== undefined) return known
    const form = new BetForm(this.#deal, this.#calls(), false)
    this.#singles.set(entry.key, form)
    return form
  }

  #calls(): FormCalls {
    return {
      onRemove: (key) => this.#basket.remove([key]),
      onDone: (keys) => {
        this.#basket.remove(keys)
        if (this.#basket.entries().length === 0) this.close()
      },
      onOdds: (marketId, odds) => this.#hear(marketId, odds),
    }
  }

  /** The odds of a refusal are news of the one selection; what else moved is asked for at once. */
  #hear(marketId: string | undefined, odds: string): void {
    const moved = this.#basket.entries().find(({ picked }) => picked.marketId === marketId)
    if (moved !== undefined) this.#basket.hear(moved.key, { odds }, Date.now())
    this.#following.askNow()
  }

  #nothing(): HTMLElement {
    const { speech } = this.#deal
    return emptyNote({
      picture: 'slip',
      title: speech.say('slipEmpty'),
      text: speech.say('slipEmptyText'),
      step: { label: speech.say('toMatches'), onPress: () => this.close() },
    })
  }
}
