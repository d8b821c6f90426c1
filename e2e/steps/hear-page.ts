import type { Page } from '@playwright/test'

const LOOK_MS = 100

/** Whatever a place of this page says from its next opening on; its page tells it by its console. */
export async function hearPage(page: Page, place: string): Promise<readonly string[]> {
  const said: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'debug') said.push(line.text())
  })
  const look = { selector: place, everyMs: LOOK_MS }
  await page.addInitScript(({ selector, everyMs }) => {
    const text = () => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
    setInterval(() => console.debug(text()), everyMs)
  }, look)
  return said
}
