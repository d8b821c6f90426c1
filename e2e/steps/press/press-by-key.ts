import { expect, type Locator } from '@playwright/test'

/** Presses a button by the keyboard, and waits until its call is on the way and the browser has taken the focus from it. */
export async function pressByKey(button: Locator): Promise<void> {
  await button.press('Enter')
  await expect(button).toBeDisabled()
  await expect(button).not.toBeFocused()
}
