import type { FreeBetsView } from '../../../book-api.ts'
import { element } from '../../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import { shortMoney } from '../../head/short-money.ts'
import type { Speech } from '../../words/speech.ts'

export type FreeChoice = {
  node: HTMLElement
  draw: (offered: readonly FreeBetsView[], chosen: FreeBetsView | null, locked: boolean) => void
}

type ChoiceSetting = { speech: Speech; money: MoneyWriter }

/** A button for each grant of free bets, which puts one of them in the place of a stake. */
export function freeChoice(
  { speech, money }: ChoiceSetting,
  onChoose: (grantId: string | null) => void,
): FreeChoice {
  const short = shortMoney(money)
  const node = element('div', { class: 'free-row' })
  let shown = ''
  let chosenId: string | null = null
  return {
    node,
    draw: (offered, chosen, locked) => {
      chosenId = chosen?.grantId ?? null
      const news = JSON.stringify(offered)
      // Nothing moves under the finger while the same free bets stand there.
      if (news !== shown) node.replaceChildren(...offered.map(buttonOf))
      shown = news
      offered.forEach(({ grantId }, place) => {
        const button = node.children[place]
        button?.setAttribute('aria-pressed', String(grantId === chosenId))
        button?.toggleAttribute('disabled', locked)
      })
    },
  }

  function buttonOf({ grantId, stakeMinor, left }: FreeBetsView): HTMLElement {
    const values = { amount: short(BigInt(stakeMinor)), left }
    const label = speech.say('useFreeBet', values)
    const button = element('button', { type: 'button', class: 'quick free-bet' }, label)
    button.addEventListener('click', () => onChoose(chosenId === grantId ? null : grantId))
    return button
  }
}
