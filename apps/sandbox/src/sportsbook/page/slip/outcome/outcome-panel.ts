import { element } from '../../../../games/page/dom/element.ts'
import type { Speech } from '../../words/speech.ts'
import type { Outcome } from './outcome.ts'

/** A second tap of a double tap must not press what takes the button's place. */
const GUARD_MS = 600

type OutcomeSteps = { onDone: () => void; onBets: () => void }

/** Tells what became of the bet; stands in the slip's place. */
export function outcomePanel(
  outcome: Outcome,
  speech: Speech,
  { onDone, onBets }: OutcomeSteps,
): HTMLElement {
  const done = stepButton('button', speech.say('done'), onDone)
  const bets = stepButton('button quiet', speech.say('myBets'), onBets)
  setTimeout(() => {
    done.disabled = false
    bets.disabled = false
    done.focus()
  }, GUARD_MS)
  return element(
    'div',
    { class: 'outcome', 'data-tone': outcome.tone },
    element('h3', {}, speech.say(outcome.title)),
    ...outcome.lines.map(({ key, values }) => element('p', {}, speech.say(key, values))),
    ...outcome.small.map(({ key, values }) => element('small', {}, speech.say(key, values))),
    element('div', { class: 'outcome-steps' }, bets, done),
  )
}

function stepButton(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className, disabled: true }, label)
  button.addEventListener('click', onPress)
  return button
}
