import { showMessage } from '../../../games/page/sheets/message-sheet.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { noticeLine } from './notice-line.ts'

export type BookNotices = {
  nodes: readonly HTMLElement[]
  /** Why the odds stand still; null while they move. */
  showOdds: (key: WordKey | null) => void
  /** Whether bets of the player are taken, as far as is known. */
  mayBet: () => boolean
  /** What the wallet has told of it now; null: nothing. */
  setMayBet: (told: boolean | null) => void
  /** Says to whoever tries to bet all the same that they can only cash out. */
  tellClosing: () => void
}

/** The lines below the bar: that no bets are taken of this player, and that the odds stand still. */
export function bookNotices(speech: Speech, first: boolean): BookNotices {
  const closing = noticeLine()
  const odds = noticeLine()
  let mayBet = true
  const setMayBet = (told: boolean | null) => {
    mayBet = told ?? mayBet
    closing.show(mayBet ? null : speech.say('closingOnly'))
  }
  setMayBet(first)
  return {
    nodes: [closing.node, odds.node],
    showOdds: (key) => odds.show(key === null ? null : speech.say(key)),
    mayBet: () => mayBet,
    setMayBet,
    tellClosing: () =>
      void showMessage({
        title: speech.say('closingTitle'),
        text: speech.say('closingOnly'),
        button: speech.say('ok'),
      }),
  }
}
