import type { Page } from '@playwright/test'

/**
 * Makes the line of a page one that can be cut: an offline browser lets streams that are open run on.
 * To be called before the page is opened.
 */
export async function holdLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window)
    let line: AbortController | null = new AbortController()
    window.fetch = (input, init = {}) => {
      if (line === null) return Promise.reject(new TypeError('the line is cut'))
      const signals = [line.signal, ...(init.signal ? [init.signal] : [])]
      return ask(input, { ...init, signal: AbortSignal.any(signals) })
    }
    addEventListener('offline', () => {
      line?.abort(new TypeError('the line was cut'))
      line = null
    })
    addEventListener('online', () => {
      line ??= new AbortController()
    })
  })
}

/** Breaks every call and stream that is under way, in frames as well, and refuses new ones until the line is mended. */
export const cutLine = (page: Page) => tellFrames(page, 'offline')

export const mendLine = (page: Page) => tellFrames(page, 'online')

async function tellFrames(page: Page, event: 'offline' | 'online'): Promise<void> {
  const tell = (name: string) => dispatchEvent(new Event(name))
  await Promise.all(page.frames().map((frame) => frame.evaluate(tell, event)))
}
