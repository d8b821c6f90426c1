import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { openProcessWorld } from '@maidan/testkit'
import { buildAll } from '../../tools/build/build-all.ts'
import { findChromium } from '../../tools/check/find-chromium.ts'
import { BUILD_DIR } from '../../tools/root.ts'
import { enterSite } from './enter-site.ts'
import { openCricket } from './open-cricket.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'

/** How the odds view feels on a phone that is four times slower than this machine. */
export type Watched = {
  /** From a finger on a price to the slip on the screen, one a tap. */
  tapsMs: number[]
  /** Tasks of the page over 50 ms while prices move and nobody touches the screen. */
  longTasksMs: number[]
}

const SPEED = 20
const SLOWED = 4
const TAPS = 40
const TAPS_MIN = 15
const TAPPED_MAX_MS = 100_000
/** Matches that are tried: rain or a break can stop the bets on one for long. */
const MATCHES_MAX = 4
const WATCHED_MS = 30_000
const SETTLED_MS = 5_000
/** Between a tap and the next deed: the slip has come or gone by then. */
const BETWEEN_MS = 700
/** How long a finger that taps stays on the glass. */
const HELD_MS = 80
const HOUSE_NICENESS = 15
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** A real house whose sports run twenty times faster, watched in a real browser. */
export async function watchOnPhone(): Promise<Watched> {
  await buildAll()
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  // A phone has a processor of its own: whatever starts from here on gives way to the browser.
  setPriority(HOUSE_NICENESS)
  const house = await openProcessWorld({ feed: { speed: SPEED }, env: { BUILD_DIR } })
  try {
    const context = await browser.newContext(PHONE)
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    await enterSite(page, house.url)
    await openCricket(page, house.url)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.waitForTimeout(SETTLED_MS)
    const longTasksMs = await watchTasks(page)
    return { tapsMs: await tapMatches(page, devtools, house.url), longTasksMs }
  } finally {
    await browser.close()
    await house.close()
  }
}

type Measured = { tasks: number[]; taps: number[] }

/** Runs in the page: notes long tasks, and how long a slip takes from the finger to the paint. */
function watchPage() {
  const measured: Measured = { tasks: [], taps: [] }
  Object.assign(globalThis, { measured })
  new PerformanceObserver((list) => {
    measured.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  let isOpen = false
  let openedAtMs = -Infinity
  new MutationObserver(() => {
    const wasOpen = isOpen
    isOpen = document.querySelector('[data-open] [role="dialog"]') !== null
    if (isOpen && !wasOpen) openedAtMs = performance.now()
  }).observe(document, { attributeFilter: ['data-open'], childList: true, subtree: true })
  // The browser's own figure: from the finger that leaves the glass to the next frame on the screen.
  const timing = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'touchend' || openedAtMs < startTime) continue
      measured.taps.push(Math.max(duration, openedAtMs - startTime))
    }
  }).observe(timing)
}

async function watchTasks(page: Page): Promise<number[]> {
  await page.evaluate('measured.tasks.length = 0')
  await page.waitForTimeout(WATCHED_MS)
  return page.evaluate<number[]>('measured.tasks')
}

async function tapMatches(page: Page, devtools: CDPSession, site: string): Promise<number[]> {
  for (let match = 0; match < MATCHES_MAX; match += 1) {
    if (match > 0) await openCricket(page, site, match)
    const tapsMs = await tapPrices(page, devtools)
    if (tapsMs.length >= TAPS_MIN) return tapsMs
  }
  throw new Error(`fewer than ${TAPS_MIN} taps opened a slip in ${MATCHES_MAX} matches`)
}

/**
 * Taps by place, so that no search for an element shares the page's slow thread with it. A price may
 * be suspended under the finger: such a tap opens nothing, and is not counted.
 */
async function tapPrices(page: Page, devtools: CDPSession): Promise<number[]> {
  await page.evaluate(() => document.querySelector('h2 + *')?.scrollIntoView({ block: 'start' }))
  await page.waitForTimeout(SETTLED_MS)
  const endMs = performance.now() + TAPPED_MAX_MS
  let turn = 0
  while (turn < TAPS && performance.now() < endMs) {
    const place = await page.evaluate(placeOfPrice, turn)
    if (place) await tap(devtools, place)
    // Between two innings there is nothing to tap for a while.
    if (place) turn += 1
    await page.waitForTimeout(BETWEEN_MS)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(BETWEEN_MS)
  }
  return page.evaluate<number[]>('measured.taps')
}

async function tap(devtools: CDPSession, place: Place) {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [place])
  await sleep(HELD_MS)
  await touch('touchEnd', [])
}

type Place = { x: number; y: number }

/** Runs in the page: the middle of a price that can be tapped where the screen stands. */
function placeOfPrice(turn: number): Place | null {
  const open = [...document.querySelectorAll<HTMLElement>('button:enabled[aria-label]')]
    .filter((button) => / (Back|Lay|Yes|No) \d/.test(button.ariaLabel ?? ''))
    .map((button) => button.getBoundingClientRect())
    .filter(({ top, bottom }) => top > 150 && bottom < innerHeight - 100)
  const box = open[turn % Math.max(1, open.length)]
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
