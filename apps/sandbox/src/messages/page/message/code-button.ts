import { copyOrSelect } from '../../../built-pages/page/copy-or-select.ts'
import { element } from '../../../games/page/dom/element.ts'
import { words } from '../words/en.ts'

/** A code that is copied by a tap; where the browser does not allow that, it is selected. */
export function codeButton(code: string): HTMLButtonElement {
  const digits = element('b', {}, code)
  const label = element('span', {}, words.copy)
  const button = element(
    'button',
    {
      type: 'button',
      class: 'code',
      'data-code': code,
      'aria-label': `${words.copyCode} ${code}`,
    },
    digits,
    label,
  )
  button.addEventListener('click', () => void tell())
  return button

  async function tell(): Promise<void> {
    label.textContent = words[await copyOrSelect(digits)]
  }
}
