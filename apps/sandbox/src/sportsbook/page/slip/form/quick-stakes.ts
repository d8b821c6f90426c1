import { element } from '../../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import { shortMoney } from '../../head/short-money.ts'
import type { Speech } from '../../words/speech.ts'

export type QuickStakes = { node: HTMLElement; enable: (enabled: boolean) => void }

type QuickSetting = { speech: Speech; money: MoneyWriter; quickStakesMinor: readonly bigint[] }

/** Buttons that write a stake with one tap. */
export function quickStakes(
  { speech, money, quickStakesMinor }: QuickSetting,
  onChoose: (text: string) => void,
): QuickStakes {
  const short = shortMoney(money)
  const buttons = quickStakesMinor.map((minor) => {
    const label = short(minor)
    const digits = label.replace(/^[^\d]+/, '')
    const attributes = { type: 'button', class: 'quick', 'aria-label': label }
    const button = element('button', attributes, digits)
    button.addEventListener('click', () => onChoose(digits.replaceAll(',', '')))
    return button
  })
  const node = element(
    'div',
    { class: 'quick-row', role: 'group', 'aria-label': speech.say('quickStakes') },
    ...buttons,
  )
  return {
    node,
    enable: (enabled) => {
      for (const button of buttons) button.disabled = !enabled
    },
  }
}
