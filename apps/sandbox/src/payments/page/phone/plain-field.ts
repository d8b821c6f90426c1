import { element } from '../../../games/page/dom/element.ts'

/** A labelled line to type into. */
export function plainField(
  label: string,
  attributes: Readonly<Record<string, string | boolean>> = {},
): { node: HTMLElement; input: HTMLInputElement } {
  const input = element('input', { autocomplete: 'off', ...attributes })
  return { node: element('label', { class: 'field' }, label, input), input }
}
