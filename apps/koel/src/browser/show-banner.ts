import type { Say } from '../words/choose-words.ts'
import type { Word } from '../words/list-english.ts'
import { findElement } from './find-element.ts'

export type Banner = {
  /** Says that the network is away, or that it is back. */
  tellTrying(isTrying: boolean): void
  /** Says what the wallet still owes an answer to; null when that is over. */
  tellWaiting(word: Word | null): void
}

/** The line over the ticket for what takes its time. The network comes first: the rest hangs on it. */
export function showBanner(say: Say): Banner {
  const element = findElement('banner', HTMLParagraphElement)
  let isTrying = false
  let waiting: Word | null = null
  const show = (): void => {
    const word = isTrying ? 'trying' : waiting
    const text = word ? say(word) : ''
    element.hidden = word === null
    // The same text again would be said again by screen readers.
    if (element.textContent !== text) element.textContent = text
  }
  return {
    tellTrying(trying) {
      isTrying = trying
      show()
    },
    tellWaiting(word) {
      waiting = word
      show()
    },
  }
}
