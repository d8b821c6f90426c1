import type { Page } from '@playwright/test'

/** Writes storage keys once, before the first page of the test runs. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    const mark = `stored ${JSON.stringify(entries)}`
    if (sessionStorage.getItem(mark) !== null || window !== window.top) return
    sessionStorage.setItem(mark, '1')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** What local storage holds under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
