import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard?: (text: string) => void
  }
}

const LOOK_MS = 100

/** Whatever a place of this page says from its next opening on. */
export async function hearPage(page: Page, place: string): Promise<readonly string[]> {
  const said: string[] = []
  await page.exposeFunction('heard', (text: string) => said.push(text))
  const look = { selector: place, everyMs: LOOK_MS }
  await page.addInitScript(({ selector, everyMs }) => {
    const text = () => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
    setInterval(() => window.heard?.(text()), everyMs)
  }, look)
  return said
}
