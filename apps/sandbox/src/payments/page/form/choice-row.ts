import { element } from '../../../games/page/dom/element.ts'

type Item<Key extends string> = {
  key: Key
  name: string
  /** Custom properties of its look, such as `--tile`. */
  look?: Readonly<Record<string, string>>
}

type Options<Key extends string> = {
  /** Of the radio buttons. */
  name: string
  legend: string
  className: string
  items: readonly Item<Key>[]
  chosen: Key
}

export type ChoiceRow<Key extends string> = {
  node: HTMLElement
  chosen: () => Key
  choose: (key: Key) => void
}

/** Radio buttons drawn as a row of tiles or pills, one of them chosen. */
export function choiceRow<Key extends string>(options: Options<Key>): ChoiceRow<Key> {
  const { name, legend, className, items, chosen } = options
  const radios = items.map((item) => ({ item, radio: radioOf(name, item.key === chosen) }))
  const labels = radios.map(({ item, radio }) => labelOf(item, radio))
  return {
    node: element('fieldset', { class: className }, element('legend', {}, legend), ...labels),
    chosen: () => radios.find(({ radio }) => radio.checked)?.item.key ?? chosen,
    choose: (key) => {
      for (const { item, radio } of radios) radio.checked = item.key === key
    },
  }
}

function radioOf(name: string, checked: boolean): HTMLInputElement {
  return element('input', { type: 'radio', name, checked })
}

function labelOf<Key extends string>(
  { name, key, look = {} }: Item<Key>,
  radio: HTMLInputElement,
): HTMLLabelElement {
  radio.value = key
  const label = element('label', {}, radio, element('span', {}, name))
  for (const [property, value] of Object.entries(look)) label.style.setProperty(property, value)
  return label
}
