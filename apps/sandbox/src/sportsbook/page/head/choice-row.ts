import { element } from '../../../games/page/dom/element.ts'

export type Choice<Id extends string> = { id: Id; label: string; picture?: Element }

export type ChoiceRow<Id extends string> = {
  node: HTMLElement
  /** Marks what is chosen. */
  choose: (id: Id) => void
  relabel: (id: Id, label: string) => void
}

/** A row of buttons of which one is chosen. */
export function choiceRow<Id extends string>(
  attributes: { class: string; label: string },
  choices: readonly Choice<Id>[],
  onChoose: (id: Id) => void,
): ChoiceRow<Id> {
  const buttons = new Map(choices.map((choice) => [choice.id, choiceButton(choice, onChoose)]))
  const node = element(
    'nav',
    { class: attributes.class, 'aria-label': attributes.label },
    ...[...buttons.values()].map(({ button }) => button),
  )
  return {
    node,
    choose: (id) => {
      for (const [each, { button }] of buttons)
        button.setAttribute('aria-pressed', String(each === id))
    },
    relabel: (id, label) => {
      const words = buttons.get(id)?.words
      if (words !== undefined) words.textContent = label
    },
  }
}

function choiceButton<Id extends string>(
  { id, label, picture }: Choice<Id>,
  onChoose: (id: Id) => void,
): { button: HTMLButtonElement; words: HTMLElement } {
  const words = element('span', {}, label)
  const button = element('button', { type: 'button', 'aria-pressed': 'false' })
  if (picture !== undefined) button.append(picture)
  button.append(words)
  button.addEventListener('click', () => onChoose(id))
  return { button, words }
}
