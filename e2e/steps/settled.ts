import type { Page } from '@playwright/test'

/** Waits for what slides or fades in. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return playState === 'running' && !isEndless
    })
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })
}
