import { element } from '../../../../games/page/dom/element.ts'

type Options = {
  name: string
  label: string
  hint?: string
  type: 'tel' | 'text' | 'password'
  maxlength: number
  placeholder: string
}

export type Field = { node: HTMLElement; input: HTMLInputElement }

/** A field for digits, with what helps to fill it. */
export function digitsField({ label, hint, ...rest }: Options): Field {
  const input = element('input', {
    ...rest,
    inputmode: 'numeric',
    autocomplete: 'off',
    required: true,
    ...(hint === undefined ? {} : { 'aria-describedby': `${rest.name}-hint` }),
  })
  const name = element('label', { class: 'field' }, element('span', {}, label), input)
  const help =
    hint === undefined ? [] : [element('p', { class: 'hint', id: `${rest.name}-hint` }, hint)]
  return { node: element('div', {}, name, ...help), input }
}
