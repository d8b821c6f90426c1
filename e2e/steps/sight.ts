import type { Page } from '@playwright/test'
import { goOn } from './go-on.ts'

/** Waits for what the present page still fetches, at most so long. */
const READY_WITHIN_MS = 10_000

/** Goes on to an address of the app, and waits until it stands. */
export async function goOnAndWait(page: Page, path: string, state: object = {}): Promise<void> {
  await goOn(page, path, state)
  await page.waitForURL(path, { timeout: READY_WITHIN_MS, waitUntil: 'commit' })
  await page.getByRole('main').first().waitFor()
  const waits = page.locator('[aria-busy], .animate-pulse-soft')
  await waits.first().waitFor({ state: 'detached', timeout: READY_WITHIN_MS })
}

/** Sets the text size of the browser itself, as a player does in its settings; 16 px is the usual one. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } })
  await session.detach()
}

/** What stands outside the page's width, or whose text is cut off in something to press or to fill. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('[inert], [aria-hidden=true], .sr-only, .marquee') === null
    const scrollsAside = (one: Element): boolean =>
      one !== document.body &&
      (/auto|scroll/.test(getComputedStyle(one).overflowX) ||
        (one.parentElement !== null && scrollsAside(one.parentElement)))
    const isBeyond = (one: Element) => {
      const { left, right } = one.getBoundingClientRect()
      return (right > innerWidth + 1 || left < -1) && !scrollsAside(one)
    }
    const isCut = (one: Element) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const wide = overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1
      return wide || (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2)
    }
    const spills = (one: Element) => {
      const box = one.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(one)
      const text = range.getBoundingClientRect()
      return text.width > 1 && (text.right > box.right + 2 || text.left < box.left - 2)
    }
    const hasText = (one: Element) =>
      [...one.childNodes].some((node) => node instanceof Text && /\S/.test(node.data))
    const control = 'a, button, [role=tab], label, summary, h1, h2'
    const found = [...document.querySelectorAll('body *')].filter(
      (one) =>
        isShown(one) &&
        (isBeyond(one) ||
          (one.closest(control) !== null && hasText(one) && (isCut(one) || spills(one)))),
    )
    const aside =
      document.documentElement.scrollWidth > innerWidth ? ['the page scrolls aside'] : []
    return [...aside, ...found.map((one) => one.outerHTML.slice(0, 160))]
  })
}

/** What to press or to fill that is smaller than 24 px a side; links within a text may be (WCAG 2.5.8). */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastPx = 24
    const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch]'
    /** What a press reaches: the control, its label, and what it draws around itself or over its row. */
    const areasOf = (one: Element) => {
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(one, part))
      const reach = drawn.filter(
        ({ content, position }) => content !== 'none' && position === 'absolute',
      )
      return [
        one.getBoundingClientRect(),
        one.closest('label')?.getBoundingClientRect() ?? { width: 0, height: 0 },
        ...reach.map(({ width, height }) => ({
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        })),
      ]
    }
    return [...document.querySelectorAll(controls)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => one.closest('[inert], [aria-hidden=true], .sr-only') === null)
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .filter((one) =>
        areasOf(one).every(({ width, height }) => width < leastPx || height < leastPx),
      )
      .map((one) => one.outerHTML.slice(0, 160))
  })
}

/** What takes the focus, from either side, and then is wholly below something that stays in place. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [0.1, 0.5, 0.9]
    const staysOver = (seen: Element | null, one: Element): boolean =>
      seen !== null &&
      !seen.contains(one) &&
      (/fixed|sticky/.test(getComputedStyle(seen).position) || staysOver(seen.parentElement, one))
    const isCovered = (one: HTMLElement) => {
      one.focus()
      const { left, top, width, height } = one.getBoundingClientRect()
      if (document.activeElement !== one || width < 2 || height < 2) return false
      const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]))
      return points.every(([x = 0, y = 0]) => staysOver(document.elementFromPoint(x, y), one))
    }
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select'),
    ].filter((one) => one.tabIndex >= 0 && one.closest('[inert], [aria-hidden=true]') === null)
    return [...all, ...all.toReversed()].filter(isCovered).map((one) => one.outerHTML.slice(0, 160))
  })
}
