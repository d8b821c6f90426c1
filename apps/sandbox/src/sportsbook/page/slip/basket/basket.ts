import { LEGS_MAX } from '@maidan/casino/multiple'
import type { Pick } from '../../matches/match-card.ts'
import type { Picked } from '../../matches/offers.ts'
import type { ShownOdds } from '../odds-seen.ts'
import type { Offer } from '../slip-state.ts'

/** A selection on the slip, with what the book offers for it at this moment. */
export type Entry = { key: string; picked: Picked; shown: ShownOdds; offer: Offer }

/** The selections that the player has tapped, in that order. */
export class Basket {
  #entries: readonly Entry[] = []
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  entries(): readonly Entry[] {
    return this.#entries
  }

  has(pick: Pick): boolean {
    return this.#entries.some(({ key }) => key === keyOf(pick))
  }

  /** Puts a selection on the slip, or takes it off again; answers false when the slip is full. */
  toggle(picked: Picked, odds: string): boolean {
    const { match, marketId, selection } = picked
    const key = keyOf({ marketId, selectionId: selection.selectionId })
    if (this.#entries.some((entry) => entry.key === key)) {
      this.remove([key])
      return true
    }
    if (this.#entries.length === LEGS_MAX) return false
    const shown = { odds, before: odds, sinceMs: 0 }
    const offer = { odds, inPlay: match.inPlay, live: true, connected: true }
    this.#set([...this.#entries, { key, picked, shown, offer }])
    return true
  }

  remove(keys: readonly string[]): void {
    this.#set(this.#entries.filter(({ key }) => !keys.includes(key)))
  }

  /** Takes over what the book says now of a selection; whether a match is in play stays when it is gone. */
  hear(key: string, news: Partial<Offer>, nowMs: number): void {
    this.#set(this.#entries.map((entry) => (entry.key === key ? heard(entry, news, nowMs) : entry)))
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries
    this.#onChange()
  }
}

export function keyOf({ marketId, selectionId }: Pick): string {
  return `${marketId} ${selectionId}`
}

function heard(entry: Entry, news: Partial<Offer>, nowMs: number): Entry {
  const offer = { ...entry.offer, ...news }
  const { odds } = offer
  if (odds === null || odds === entry.shown.odds) return { ...entry, offer }
  return { ...entry, offer, shown: { odds, before: entry.shown.odds, sinceMs: nowMs } }
}
