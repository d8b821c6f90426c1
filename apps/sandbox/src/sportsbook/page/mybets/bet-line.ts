import type { BetView, LegView } from '../../book-api.ts'
import { systemName } from '../../system-name.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import type { Line } from '../matches/keyed-list.ts'
import { spokenTime } from '../time/spoken-time.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { betText } from './bet-text.ts'

/** One bet: what it is on, its money, and what became of it. */
export function betLine(
  speech: Speech,
  money: MoneyWriter,
  onCashOut: (bet: BetView) => void,
): Line<BetView> {
  const node = element('li', { class: 'card bet' })
  let shown = ''
  return {
    node,
    update: (next) => {
      const legs = next.legs.map(({ state }) => state).join(' ')
      const news = `${next.state} ${next.settlement} ${next.settledAt} ${legs}`
      if (news === shown) return
      shown = news
      node.replaceChildren(...betParts(next, speech, money))
      if (next.isFree) node.append(element('p', { class: 'free-note' }, speech.say('freeNote')))
      else if (next.state === 'open') node.append(cashOutButton(speech, () => onCashOut(next)))
    },
  }
}

function betParts(bet: BetView, speech: Speech, money: MoneyWriter): Node[] {
  const text = betText(bet)
  const paid = text.tone === 'good' ? `+ ${money(text.amountMinor)}` : money(text.amountMinor)
  return [
    ...betSubject(bet, speech, stateMark(speech.say(text.state), text.tone)),
    element(
      'dl',
      { class: 'bet-figures', 'data-tone': text.tone },
      bet.bets === 1
        ? figure(speech.say('odds'), bet.odds)
        : figure(speech.say('stakeEach'), money(BigInt(bet.stakeMinor) / BigInt(bet.bets))),
      figure(speech.say(bet.isFree ? 'freeBet' : 'stake'), money(BigInt(bet.stakeMinor))),
      figure(speech.say(text.amountLabel), paid),
    ),
    element('p', { class: 'bet-foot' }, ...betFoot(bet, speech)),
  ]
}

/** The way to what an open bet is worth now. */
function cashOutButton(speech: Speech, onPress: () => void): HTMLElement {
  const attributes = { type: 'button', class: 'button quiet cash-open' }
  const button = element('button', attributes, speech.say('cashOut'))
  button.addEventListener('click', onPress)
  return button
}

function stateMark(words: string, tone: string): HTMLElement {
  return element('span', { class: 'state', 'data-tone': tone }, words)
}

/** What a bet is on: its one selection, or all of a multiple with what became of each. */
function betSubject(bet: BetView, speech: Speech, mark: HTMLElement): HTMLElement[] {
  const { legs } = bet
  const [only, ...more] = legs
  const head = (name: string) => element('p', { class: 'bet-head' }, element('b', {}, name), mark)
  if (only !== undefined && more.length === 0)
    return [head(nameIn(only.selection, speech.language())), ...legPlace(only, speech)]
  return [
    head(severalName(bet, speech)),
    element('ul', { class: 'bet-legs' }, ...legs.map((leg) => legItem(leg, speech))),
  ]
}

function severalName({ legs, sizes, bets }: BetView, speech: Speech): string {
  const count = legs.length
  if (bets === 1) return speech.say('multipleOf', { count })
  return speech.say('systemBets', { name: systemName(sizes, count), bets })
}

function legPlace({ market, match }: LegView, speech: Speech): HTMLElement[] {
  const language = speech.language()
  return [
    ...(market === null ? [] : [element('p', { class: 'bet-market' }, nameIn(market, language))]),
    element('p', { class: 'bet-match' }, nameIn(match, language)),
  ]
}

function legItem(leg: LegView, speech: Speech): HTMLElement {
  const { selection, odds, state } = leg
  return element(
    'li',
    { 'data-state': state },
    element(
      'p',
      { class: 'leg-head' },
      element('b', {}, nameIn(selection, speech.language())),
      element('b', { class: 'leg-odds' }, odds),
    ),
    ...legPlace(leg, speech),
    element('p', { class: 'leg-state' }, speech.say(LEG_STATES[state])),
  )
}

const LEG_STATES = {
  open: 'legOpen',
  won: 'legWon',
  lost: 'legLost',
  void: 'legVoid',
  idle: 'legIdle',
} as const satisfies Record<LegView['state'], WordKey>

function figure(label: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, label), element('dd', {}, value))
}

function betFoot(bet: BetView, speech: Speech): HTMLElement[] {
  const time = (iso: string) => spokenTime(iso, speech)
  const settled =
    bet.settledAt === null ? '' : ` · ${speech.say('settledAt', { time: time(bet.settledAt) })}`
  return [
    element('span', {}, speech.say('placedAt', { time: time(bet.placedAt) }) + settled),
    element('span', { class: 'bet-number' }, speech.say('betNumber', { id: bet.betId })),
  ]
}
