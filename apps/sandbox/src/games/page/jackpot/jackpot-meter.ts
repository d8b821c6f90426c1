import { element } from '../dom/element.ts'

export type JackpotMeter = {
  node: HTMLElement
  show: (title: string, amount: string) => void
}

/** What the game's jackpot holds, above the bet; not there until it is known. */
export function jackpotMeter(): JackpotMeter {
  const name = element('span', { class: 'meter-title' })
  const amount = element('b', { class: 'meter-amount' })
  const node = element('p', { class: 'meter', hidden: true }, name, amount)
  return {
    node,
    show: (title, text) => {
      name.textContent = title
      amount.textContent = text
      node.hidden = false
    },
  }
}
