import { element } from '../../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Speech, WordKey } from '../../words/speech.ts'
import type { SlipView } from '../slip-view.ts'

export type SlipFigures = { node: HTMLElement; draw: (view: SlipView) => void }

const NO_FIGURE = '–'

/** What a bet costs where that is more than the stake that is written, and what it returns. */
export function slipFigures(speech: Speech, money: MoneyWriter, isMultiple: boolean): SlipFigures {
  const odds = figure(speech.say('oddsTogether'))
  const total = figure('')
  const least = figure('')
  const returns = figure('')
  const profit = figure(speech.say('profit'))
  const lines = [...(isMultiple ? [odds, total, least] : []), returns, profit]
  const write = (minor: bigint | undefined) => (minor === undefined ? NO_FIGURE : money(minor))
  return {
    node: element('dl', { class: 'slip-figures' }, ...lines.map(({ node }) => node)),
    draw: ({ odds: together, returns: returned, system }) => {
      const say = (key: WordKey, values = {}) => speech.say(key, values)
      odds.node.hidden = system !== null
      total.node.hidden = system === null
      least.node.hidden = system === null
      profit.node.hidden = system !== null
      if (system !== null) {
        const { bets, eachMinor, totalMinor, fewest, leastMinor } = system
        total.draw(say('systemStake', { bets, each: money(eachMinor) }), money(totalMinor))
        least.draw(say('systemLeast', { fewest }), money(leastMinor))
      }
      odds.draw(say('oddsTogether'), together)
      returns.draw(
        say(system === null ? 'possibleReturn' : 'systemReturn'),
        write(returned?.returnMinor),
      )
      profit.draw(say('profit'), write(returned?.profitMinor))
    },
  }
}

function figure(label: string) {
  const term = element('dt', {}, label)
  const value = element('dd', {}, NO_FIGURE)
  return {
    node: element('div', {}, term, value),
    draw: (name: string, text: string) => {
      term.textContent = name
      value.textContent = text
    },
  }
}
