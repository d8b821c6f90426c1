import { sheetIsOpen } from '../dom/sheet.ts'

/** The space bar presses Spin, unless another control has the focus and wants it. */
export function listenToKeys(onSpin: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || sheetIsOpen()) return
    const focused = document.activeElement
    if (focused instanceof HTMLButtonElement && !focused.classList.contains('spin')) return
    event.preventDefault()
    onSpin()
  })
}
