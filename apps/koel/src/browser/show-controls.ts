import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney } from '../words/format-money.ts'
import { findElement } from './find-element.ts'
import { showPrices } from './show-prices.ts'
import type { Prices } from './show-prices.ts'

/**
 * `shut`: nothing can be bought. `idle`: a ticket can be bought. `buying`: it is under way.
 * `scratching`: there is foil left. `waiting`: all is scratched, and the server has yet to answer.
 */
export type Phase = 'shut' | 'idle' | 'buying' | 'scratching' | 'waiting'

export type Controls = {
  readonly prices: Prices
  phase(): Phase
  enter(phase: Phase): void
  setCurrency(currency: string): void
}

/** The price and the big button, which says what comes next. */
export function showControls(language: Language, say: Say): Controls {
  const buy = findElement('buy', HTMLButtonElement)
  const scratchAll = findElement('scratch-all', HTMLButtonElement)
  let now: Phase = 'shut'
  let currency = ''
  let hasPlayed = false

  const show = (): void => {
    const price = prices.chosen()
    const word = now === 'buying' ? 'buying' : hasPlayed ? 'buyAgain' : 'buy'
    buy.textContent = price
      ? say(word, { price: formatMoney(price, currency, language) })
      : say('notForSale')
    buy.disabled = now !== 'idle' || !price
    buy.hidden = now === 'scratching'
    scratchAll.hidden = now !== 'scratching'
  }
  const prices = showPrices(language, say, show)

  return {
    prices,
    phase: () => now,
    enter(phase) {
      // A button that vanishes under the keyboard hands its place on to the one that follows it.
      const hadFocus = document.activeElement === buy || document.activeElement === scratchAll
      hasPlayed ||= phase === 'waiting'
      now = phase
      prices.lock(phase !== 'idle')
      if (!hadFocus) return
      if (phase === 'scratching') scratchAll.focus()
      else if (!buy.disabled) buy.focus()
    },
    setCurrency(value) {
      currency = value
    },
  }
}
