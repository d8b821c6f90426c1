import { element } from '../../../games/page/dom/element.ts'
import { clover } from '../pictures/clover.ts'
import { linePicture } from '../pictures/line-picture.ts'
import type { Speech } from '../words/speech.ts'

export type HeadBar = { node: HTMLElement; showBalance: (text: string) => void }

/** The bar on top: the book's name, the balance, and the way to the rules. */
export function headBar(speech: Speech, onRules: () => void): HeadBar {
  const amount = element('b', { class: 'balance-amount' }, '–')
  const help = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': speech.say('rules') },
    linePicture('question'),
  )
  help.addEventListener('click', onRules)
  const node = element(
    'header',
    { class: 'head' },
    clover(),
    element('h1', {}, speech.say('bookName')),
    element('p', { class: 'balance' }, element('span', {}, speech.say('balance')), amount),
    help,
  )
  return {
    node,
    showBalance: (text) => {
      amount.textContent = text
    },
  }
}
