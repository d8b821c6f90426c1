import { isSystem, type Sizes } from '@maidan/casino/multiple'
import { currencySymbol, isCurrency } from '@maidan/money'
import type { FreeBetsView } from '../../../book-api.ts'
import { element } from '../../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Said, Speech } from '../../words/speech.ts'
import { freeChoice } from '../free/free-choice.ts'
import { pressButton } from './press-button.ts'
import { quickStakes } from './quick-stakes.ts'
import { slipFigures } from './slip-figures.ts'
import type { SlipView } from '../slip-view.ts'
import { stakeField } from './stake-field.ts'
import { systemChoice } from '../system/system-choice.ts'

export type SlipForm = {
  body: HTMLElement
  foot: HTMLElement
  draw: (view: SlipView, free: FreeOffer, system: SystemOffer) => void
  clearStake: () => void
  /** Shows how long a bet in play waits; null ends that. */
  wait: (delayMs: number | null) => void
}

/** The free bets that can be had, and the one that is taken for the stake. */
export type FreeOffer = { offered: readonly FreeBetsView[]; chosen: FreeBetsView | null }

/** How many selections there are, and the system on them. */
export type SystemOffer = { legs: number; sizes: Sizes }

export type SlipFormSetting = {
  speech: Speech
  money: MoneyWriter
  currency: string
  quickStakesMinor: readonly bigint[]
  /** Whether the odds of several selections are told together. */
  isMultiple: boolean
  onStake: (text: string) => void
  onFree: (grantId: string | null) => void
  onSystem: (sizes: Sizes) => void
  onPress: () => void
}

/** The stake, what it returns, and the button. */
export function slipForm(setting: SlipFormSetting): SlipForm {
  const { speech, money, currency, onStake } = setting
  const symbol = isCurrency(currency) ? currencySymbol(currency) : currency
  const field = stakeField(speech.say('stake'), symbol, onStake)
  const quick = quickStakes(setting, (text) => field.write(text))
  const free = freeChoice(setting, setting.onFree)
  const system = systemChoice(speech, setting.onSystem)
  const figures = slipFigures(speech, money, setting.isMultiple)
  const note = element('p', { class: 'slip-note', role: 'status' })
  const press = pressButton(setting.onPress)
  const say = ({ key, values }: Said) => speech.say(key, values)
  return {
    body: element(
      'div',
      { class: 'slip-form' },
      ...(setting.isMultiple ? [system.node] : []),
      free.node,
      field.node,
      quick.node,
      field.hint,
      figures.node,
    ),
    foot: element('footer', { class: 'slip-foot' }, note, press.node),
    wait: press.wait,
    clearStake: () => field.write(''),
    draw: (view, { offered, chosen }, { legs, sizes }) => {
      const { busy } = view.button
      const isOfMany = isSystem(sizes, legs)
      system.draw(legs, sizes, busy || chosen !== null)
      free.node.hidden = isOfMany
      free.draw(offered, chosen, busy)
      field.label(speech.say(isOfMany ? 'stakeEach' : 'stake'))
      field.node.hidden = chosen !== null
      quick.node.hidden = chosen !== null
      figures.draw(view)
      field.draw(say(view.hint.said), view.hint.bad, busy)
      quick.enable(!busy)
      writeNote(note, view.note === null ? '' : say(view.note.said), view.note?.tone ?? 'plain')
      press.draw(say(view.button.said), view.button)
    },
  }
}

/** Writes only news: a live region reads out every writing. */
function writeNote(node: HTMLElement, text: string, tone: string): void {
  node.dataset['tone'] = tone
  if (node.textContent !== text) node.textContent = text
}
