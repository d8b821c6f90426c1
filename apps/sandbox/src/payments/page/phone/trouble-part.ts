import { element } from '../../../games/page/dom/element.ts'
import type { PhoneView } from '../../phone/phone-view.ts'
import type { ForgeBody } from '../../phone/read-phone-body.ts'
import { plainField } from './plain-field.ts'
import { words } from './words.ts'

type Troubles = {
  onNetwork: (hasNetwork: boolean) => void
  onDrop: () => void
  onForge: (body: ForgeBody) => Promise<boolean>
}

type TroublePart = { node: HTMLElement; show: (view: PhoneView) => void }

/** What may go wrong with a phone: no network, a message that gets lost, one that is forged. */
export function troublePart({ onNetwork, onDrop, onForge }: Troubles): TroublePart {
  const offline = element('input', { type: 'checkbox' })
  const network = element('label', { class: 'network' }, offline, words.noNetwork)
  const drop = element('button', { type: 'button', class: 'more' }, words.drop)
  offline.addEventListener('change', () => onNetwork(!offline.checked))
  drop.addEventListener('click', onDrop)
  const node = element('section', { hidden: true }, network, drop, forgeForm(onForge))
  return {
    node,
    show: ({ phone }) => {
      node.hidden = phone === null
      offline.checked = phone?.has_network === false
      drop.disabled = phone?.drops_next === true
      drop.textContent = drop.disabled ? words.dropping : words.drop
    },
  }
}

function forgeForm(onForge: Troubles['onForge']): HTMLElement {
  const from = plainField(words.from, { required: true, maxlength: '32', value: 'bKash' })
  const text = element('textarea', { required: true, maxlength: 1600 })
  const label = element('label', { class: 'field' }, words.text, text)
  const form = element(
    'form',
    {},
    from.node,
    label,
    element('button', { class: 'main' }, words.forge),
  )

  async function forge(): Promise<void> {
    if (await onForge({ from: from.input.value, text: text.value })) text.value = ''
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void forge()
  })
  return form
}
