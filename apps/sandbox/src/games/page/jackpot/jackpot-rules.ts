import { groupDigits } from '@maidan/money'
import type { JackpotView } from '../../studio-api.ts'
import { element } from '../dom/element.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import type { Speech } from '../words/speech.ts'
import { countText } from '../words/count-text.ts'

type Sources = { jackpot: JackpotView | null; money: MoneyWriter; speech: Speech }

/** How the jackpot of a game is fed and won; nothing for a game without one. */
export function jackpotRules({
  jackpot,
  money,
  speech: { say, language },
}: Sources): HTMLElement[] {
  if (jackpot === null) return []
  const { title, shareBps, smallestBets, smallestBetMinor } = jackpot
  const bet = money(BigInt(smallestBetMinor))
  const texts = [
    say('jackpotFed', { percent: shareBps / 100 }),
    say('jackpotChance', { bet, rounds: countText(language(), groupDigits(String(smallestBets))) }),
    say('jackpotPaid'),
    say('jackpotNoPart'),
  ]
  return [
    element('h3', {}, title),
    element('ul', { class: 'rules' }, ...texts.map((text) => element('li', {}, text))),
  ]
}
