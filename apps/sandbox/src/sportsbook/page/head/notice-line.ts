import { element } from '../../../games/page/dom/element.ts'

export type NoticeLine = { node: HTMLElement; show: (text: string | null) => void }

/** A line below the bar that says what is the matter; null takes it away. */
export function noticeLine(): NoticeLine {
  const words = element('span')
  const bar = element('p', { class: 'notice-line', hidden: true }, words)
  // The live region itself is always there, or its first words would not be read out.
  const node = element('div', { role: 'status' }, bar)
  return {
    node,
    show: (text) => {
      bar.hidden = text === null
      if (text !== null && words.textContent !== text) words.textContent = text
    },
  }
}
