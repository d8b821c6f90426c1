import { element } from '../dom/element.ts'

/** What the bar says; `isOn` while the free rounds are played. */
type FreeRoundsText = { title: string; detail: string; button: string; isOn: boolean }

export type FreeRoundsBar = {
  node: HTMLElement
  show: (text: FreeRoundsText) => void
  hide: () => void
  /** Whether the button can be pressed. */
  enable: (enabled: boolean) => void
}

/** Free rounds that the player has, above the bet, with the button that plays them or goes back. */
export function freeRoundsBar(onPress: () => void): FreeRoundsBar {
  const title = element('b', { class: 'gift-title' })
  const detail = element('span', { class: 'gift-detail' })
  const button = element('button', { type: 'button', class: 'gift-button' })
  const says = element('p', { class: 'gift-says', role: 'status' }, title, detail)
  const node = element('section', { class: 'gift', hidden: true }, says, button)
  button.addEventListener('click', onPress)
  return {
    node,
    show: (text) => {
      title.textContent = text.title
      detail.textContent = text.detail
      button.textContent = text.button
      button.setAttribute('aria-pressed', String(text.isOn))
      node.dataset['on'] = String(text.isOn)
      node.hidden = false
    },
    hide: () => {
      node.hidden = true
    },
    enable: (enabled) => {
      button.disabled = !enabled
    },
  }
}
