import { element } from '../../../../games/page/dom/element.ts'

const STAKE_LENGTH_MAX = 16

let fields = 0

export type StakeField = {
  node: HTMLElement
  hint: HTMLElement
  /** Writes a stake as if it were typed. */
  write: (text: string) => void
  draw: (hint: string, bad: boolean, locked: boolean) => void
  label: (label: string) => void
}

/** The field for the stake, with the keyboard of digits; the hint below it says its bounds. */
export function stakeField(
  label: string,
  symbol: string,
  onStake: (text: string) => void,
): StakeField {
  fields += 1
  const hintId = `stake-hint-${fields}`
  const input = element('input', {
    type: 'text',
    inputmode: 'decimal',
    enterkeyhint: 'done',
    autocomplete: 'off',
    maxlength: STAKE_LENGTH_MAX,
    placeholder: '0',
    'aria-describedby': hintId,
  })
  input.addEventListener('input', () => onStake(input.value))
  input.addEventListener('keydown', (event) => {
    // The keyboard goes away, so that the button can be seen before it is pressed.
    if (event.key === 'Enter') input.blur()
  })
  const hint = element('p', { class: 'stake-hint', id: hintId })
  const name = element('span', {}, label)
  return {
    node: element('label', { class: 'stake' }, name, symbol, input),
    hint,
    write: (text) => {
      input.value = text
      onStake(text)
    },
    label: (text) => {
      name.textContent = text
    },
    draw: (text, bad, locked) => {
      if (hint.textContent !== text) hint.textContent = text
      hint.classList.toggle('bad', bad)
      input.setAttribute('aria-invalid', String(bad))
      input.readOnly = locked
    },
  }
}
