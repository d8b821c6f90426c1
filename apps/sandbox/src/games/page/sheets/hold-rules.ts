import type { Paytable, PaytableHold } from '@maidan/casino'
import { groupDigits } from '@maidan/money'
import { coinPicture } from '../../catalog/slot-pictures.ts'
import { element } from '../dom/element.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import { PRIZE_WORDS } from '../play/hold/board-coin.ts'
import type { Speech } from '../words/speech.ts'
import { special } from './special-rules.ts'
import { symbolPicture } from './symbol-picture.ts'
import { countText } from '../words/count-text.ts'

type Pays = { places: number; money: MoneyWriter; speech: Speech }

/** What coins are worth, how they are held, what they pay, and how often. */
export function holdRules({ code, hold }: Paytable, pays: Pays): HTMLElement[] {
  if (hold === null) return []
  const { money, speech, places } = pays
  const { say, language } = speech
  const { coinsNeeded, respins, symbol, startsOneIn, fullOneIn } = hold
  const amounts = hold.amountsMinor.map((minor) => money(BigInt(minor))).join(', ')
  const rules = [
    say('holdRule', { count: respins }),
    say('holdBack', { count: respins }),
    say('holdPays'),
    say('holdGrand', { count: places }),
    say('holdBet'),
    say('holdChance', {
      starts: countText(language(), groupDigits(startsOneIn)),
      full: countText(language(), groupDigits(fullOneIn)),
    }),
  ]
  return [
    element('h3', {}, say('coinsTitle')),
    special(speech, { code, symbol }, [say('coinsText', { count: coinsNeeded })]),
    element('p', {}, say('coinsWorth', { amounts })),
    element('div', { class: 'pays' }, ...prizeCards(code, hold, pays)),
    element('h3', {}, say('holdTitle')),
    element('ul', { class: 'rules' }, ...rules.map((text) => element('li', {}, text))),
  ]
}

/** One card a fixed prize; the Grand has no coin of its own, it is the full grid's. */
function prizeCards(code: string, hold: PaytableHold, { money, speech }: Pays): HTMLElement[] {
  const coins = hold.prizes.map(({ kind, winMinor }) =>
    prizeCard(
      symbolPicture(code, coinPicture(hold, kind), speech.language()),
      speech.say(PRIZE_WORDS[kind]),
      money(BigInt(winMinor)),
    ),
  )
  const grand = prizeCard(null, speech.say('prizeGrand'), money(BigInt(hold.grandMinor)))
  return [grand, ...coins]
}

function prizeCard(picture: HTMLElement | null, name: string, amount: string): HTMLElement {
  const pays = element('dl', {}, element('dt', {}, name), element('dd', {}, amount))
  return element('div', { class: 'pay' }, ...(picture === null ? [] : [picture]), pays)
}
