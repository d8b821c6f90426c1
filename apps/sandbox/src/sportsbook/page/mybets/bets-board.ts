import type { BetView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import { keyedList, type KeyedList, type Line } from '../matches/keyed-list.ts'
import { emptyNote } from '../pictures/empty-note.ts'
import { skeletons } from '../pictures/skeletons.ts'
import type { Speech } from '../words/speech.ts'
import { betLine } from './bet-line.ts'
import { isUnsettled } from './bet-text.ts'

export type BetsBoard = {
  node: HTMLElement
  show: (bets: readonly BetView[]) => void
  /** The first bets did not come. */
  fail: () => void
}

type BoardCalls = {
  onMatches: () => void
  onRetry: () => void
  onCashOut: (bet: BetView) => void
}

/** The player's bets, those still open first; loading until they come. */
export function betsBoard(
  speech: Speech,
  money: MoneyWriter,
  { onMatches, onRetry, onCashOut }: BoardCalls,
): BetsBoard {
  const line = () => betLine(speech, money, onCashOut)
  const open = betsSection(speech.say('openBets'), line)
  const past = betsSection(speech.say('pastBets'), line)
  const loading = () => skeletons(speech.say('loading'))
  const instead = element('div', {}, loading())
  const none = emptyNote({
    picture: 'slip',
    title: speech.say('noBets'),
    text: speech.say('noBetsText'),
    step: { label: speech.say('toMatches'), onPress: onMatches },
  })
  const retry = () => {
    instead.replaceChildren(loading())
    onRetry()
  }
  return {
    node: element('div', { hidden: true }, instead, open.node, past.node),
    show: (bets) => {
      open.update(bets.filter(isUnsettled))
      past.update(bets.filter((bet) => !isUnsettled(bet)))
      if (bets.length > 0) instead.replaceChildren()
      else if (none.parentElement !== instead) instead.replaceChildren(none)
    },
    fail: () => instead.replaceChildren(failedNote(speech, retry)),
  }
}

function betsSection(heading: string, line: () => Line<BetView>): KeyedList<BetView> {
  const list = keyedList<BetView>('cards', ({ betId }) => betId, line)
  const head = element('h2', { class: 'section-head' }, heading)
  const node = element('section', { hidden: true }, head, list.node)
  return {
    node,
    update: (bets) => {
      node.hidden = bets.length === 0
      list.update(bets)
    },
  }
}

function failedNote(speech: Speech, onPress: () => void): HTMLElement {
  return emptyNote({
    picture: 'slip',
    title: speech.say('betsFailed'),
    text: speech.say('loadFailedText'),
    step: { label: speech.say('retry'), onPress },
  })
}
