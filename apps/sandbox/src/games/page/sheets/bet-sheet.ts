import { element } from '../dom/element.ts'
import { openSheet } from '../dom/sheet.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import type { Speech } from '../words/speech.ts'

type BetChoice = {
  levels: readonly bigint[]
  chosen: bigint
  money: MoneyWriter
  speech: Speech
  onChoose: (betMinor: bigint) => void
}

/** All bets of the game to choose from. */
export function openBetSheet({ levels, chosen, money, speech, onChoose }: BetChoice): void {
  const sheet = openSheet(speech.say('betChoose'), speech.say('close'))
  const grid = element('div', { class: 'bet-grid' })
  for (const level of levels) {
    const pressed = level === chosen
    const choice = element(
      'button',
      { type: 'button', class: 'bet-choice', 'aria-pressed': String(pressed) },
      money(level),
    )
    choice.addEventListener('click', () => {
      onChoose(level)
      sheet.close()
    })
    grid.append(choice)
  }
  sheet.body.append(element('p', { class: 'quiet' }, speech.say('betPerSpin')), grid)
}
