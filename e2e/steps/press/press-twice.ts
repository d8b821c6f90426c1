import type { Locator } from '@playwright/test'

/**
 * Presses a button and at once again, as a phone hands on two presses that came while it was busy: the
 * second one is dealt with before any timer of the first.
 */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate(async (node: HTMLElement) => {
    const { port1, port2 } = new MessageChannel()
    const nextTurn = new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
    })
    node.click()
    port2.postMessage('')
    await nextTurn
    node.click()
  })
}
