import { expect, type Page } from '@playwright/test'

/** Goes down until the words that end the page stand there: what comes near is drawn then, and the end moves. */
export async function goToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 45_000 })
}
