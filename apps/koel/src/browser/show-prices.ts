import { computeReturn } from '../ticket/compute-return.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney, formatNumber } from '../words/format-money.ts'
import { findElement } from './find-element.ts'

export type Prices = {
  /** The price that is chosen; null when there is none. */
  chosen(): string | null
  /** Offers these prices, in this currency. */
  offer(pricesMinor: readonly string[], currency: string): void
  /** While a ticket is played, its price stays. */
  lock(isLocked: boolean): void
  choose(priceMinor: string): void
}

const FIRST_CHOICE = 1

/** The price of the next ticket, and the prizes that it brings. */
export function showPrices(language: Language, say: Say, onChange: () => void): Prices {
  const cheaper = findElement('cheaper', HTMLButtonElement)
  const dearer = findElement('dearer', HTMLButtonElement)
  let offered: readonly string[] = []
  let currency = ''
  let index = 0
  let isLocked = false

  const show = (): void => {
    cheaper.disabled = isLocked || index <= 0
    dearer.disabled = isLocked || index >= offered.length - 1
    const price = offered[index]
    findElement('price', HTMLOutputElement).textContent = price
      ? formatMoney(price, currency, language)
      : '–'
    for (const cell of document.querySelectorAll<HTMLElement>('[data-multiple]')) {
      const multiple = BigInt(cell.dataset['multiple'] ?? '0')
      cell.textContent = price
        ? formatMoney(String(BigInt(price) * multiple), currency, language)
        : ''
    }
    onChange()
  }
  const step = (by: number): void => {
    index = Math.min(Math.max(index + by, 0), offered.length - 1)
    show()
  }
  cheaper.addEventListener('click', () => step(-1))
  dearer.addEventListener('click', () => step(1))

  return {
    chosen: () => offered[index] ?? null,
    offer(pricesMinor, inCurrency) {
      const isNew = currency !== inCurrency
      offered = pricesMinor
      currency = inCurrency
      if (isNew) index = Math.min(FIRST_CHOICE, offered.length - 1)
      showLimits(offered, currency, language, say)
      show()
    },
    lock(locked) {
      isLocked = locked
      show()
    },
    choose(priceMinor) {
      index = Math.max(offered.indexOf(priceMinor), 0)
      show()
    },
  }
}

function showLimits(
  offered: readonly string[],
  currency: string,
  language: Language,
  say: Say,
): void {
  const least = offered[0]
  const most = offered.at(-1)
  if (!least || !most) return
  const { maxMultiple } = computeReturn()
  const money = (minor: string): string => formatMoney(minor, currency, language)
  findElement('limits', HTMLParagraphElement).textContent = say('limitsText', {
    least: money(least),
    most: money(most),
    times: formatNumber(maxMultiple, language),
    largest: money(String(BigInt(most) * BigInt(maxMultiple))),
  })
}
