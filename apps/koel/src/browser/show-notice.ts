import { findElement } from './find-element.ts'

let shown = new AbortController()

/** Shows a text over the page, with one button. What it does is done when it is closed. */
export function showNotice(text: string, act: string, onAct: () => void = () => {}): void {
  const notice = findElement('notice', HTMLDialogElement)
  const button = findElement('notice-act', HTMLButtonElement)
  findElement('notice-text', HTMLParagraphElement).textContent = text
  button.textContent = act
  // One that was shown before and not answered is taken back, with what it would have done.
  shown.abort()
  shown = new AbortController()
  button.addEventListener(
    'click',
    () => {
      notice.close()
      onAct()
    },
    { once: true, signal: shown.signal },
  )
  if (!notice.open) notice.showModal()
}
