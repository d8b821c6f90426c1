import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookmaker, fancy, lines, matchOdds, runner } from '../steps/exchange-records.ts'
import { bar, block, prices, row, test } from '../steps/exchange-visit.ts'
import { hearAnswers, stopClock } from '../steps/quick-clock.ts'
import { gate } from '../stub/answer.ts'

const STEP_MS = 100

test('[EXCH-17, SIL-113] the overlay stays until match odds arrive, through a failed call', async ({
  page,
  odds,
  visitEvent,
  asked,
}) => {
  odds.answers['/api/match-odds/1.11'] = 500
  await visitEvent()
  const overlay = page.getByRole('status').filter({ hasText: 'Loading odds' })
  await expect(overlay).toBeVisible()
  await expect.poll(() => asked('/api/match-odds/1.11')).toBeGreaterThan(1)
  await expect(overlay).toBeVisible()
  odds.answers['/api/match-odds/1.11'] = [matchOdds()]
  await expect(overlay).toHaveCount(0)
  await expect(row(block(page, 'Match Odds'), 'Alpha')).toContainText('1.85')
})

test('[DATA-03, SIL-113] without a push the event is asked every 300 ms, match odds every second, nothing after leaving', async ({
  page,
  visitEvent,
  asked,
}) => {
  await visitEvent()
  await expect.poll(() => asked('/api/event/11')).toBeGreaterThan(0)
  await stopClock(page)
  await hearAnswers(page)
  const before = { event: asked('/api/event/11'), odds: asked('/api/match-odds/1.11') }
  await pass(page, 3000)
  const events = asked('/api/event/11') - before.event
  expect(events).toBeGreaterThanOrEqual(7)
  expect(events).toBeLessThanOrEqual(11)
  const markets = asked('/api/match-odds/1.11') - before.odds
  expect(markets).toBeGreaterThanOrEqual(2)
  expect(markets).toBeLessThanOrEqual(4)
  await bar(page).getByRole('link', { name: 'Sports' }).click()
  await expect(page).toHaveURL('/exchange-sports')
  await pass(page, 300)
  const left = asked('/api/event/11')
  await pass(page, 1500)
  expect(asked('/api/event/11')).toBe(left)
})

test('[SIL-113] a slow event call is awaited: calls never overlap', async ({
  page,
  odds,
  visitEvent,
  asked,
}) => {
  const { opened, open } = gate()
  odds.answers['/api/event/11'] = opened.then(() => lines())
  await visitEvent()
  await expect.poll(() => asked('/api/event/11')).toBe(1)
  await stopClock(page)
  await pass(page, 2000)
  expect(asked('/api/event/11')).toBe(1)
  open()
  const tick = () => pass(page, 100).then(() => asked('/api/event/11'))
  await expect.poll(tick, { intervals: [20] }).toBeGreaterThan(2)
})

test('[SIL-113] a push takes the place of the calls, shows at once, and gives way to them when it drops', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.allowPush(true)
  odds.answers['/api/event/11'] = lines({}, { '201': bookmaker('Alpha', 85, 87) })
  await visitEvent()
  const first = prices(row(block(page, 'Match Odds'), 'Alpha')).first()
  await expect(first).toContainText('1.85')
  await expect.poll(odds.listeners).toBe(1)
  // The page hears of the push when its own time comes; calls end then.
  const askedMeanwhile = async () => {
    const before = odds.asked.length
    await page.clock.runFor(1500)
    await hearAnswers(page)
    return odds.asked.length - before
  }
  await expect.poll(askedMeanwhile).toBe(0)
  const before = odds.asked.length
  await page.clock.runFor(3000)
  const changed = { runners: [runner(101, 'Alpha', 1.5, 1.52), runner(102, 'Bravo', 2.9, 3)] }
  odds.push('match-odds', matchOdds(changed), 'run-8')
  await expect(first).toContainText('1.50')
  odds.push('match-odds', matchOdds(), 'run-7')
  odds.push('event', { eventId: '11', fancy2: { p: fancy('Pushed') }, bookmaker: {} }, 'run-9')
  await expect(block(page, 'Fancy Bet')).toContainText('Pushed')
  await expect(first).toContainText('1.50')
  expect(odds.asked.length).toBe(before)
  odds.allowPush(false)
  await expect(first).toContainText('1.85')
})

test('a price does not move under the finger that taps it', async ({ page, odds, visitEvent }) => {
  odds.allowPush(true)
  await visitEvent()
  const first = prices(row(block(page, 'Match Odds'), 'Alpha')).first()
  await expect(first).toContainText('1.85')
  await expect.poll(odds.listeners).toBe(1)
  await page.evaluate(() => {
    let touchedMs = Infinity
    document.addEventListener('touchstart', () => (touchedMs = performance.now()))
    const movedAfterMs = new Promise<number>((moved) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('1.50')) moved(performance.now() - touchedMs)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    Object.assign(globalThis, { movedAfterMs })
  })
  const box = await first.boundingBox()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }],
  })
  const runners = [runner(101, 'Alpha', 1.5, 1.52), runner(102, 'Bravo', 2.9, 3)]
  odds.push('match-odds', matchOdds({ runners }), 'run-8')
  await page.clock.runFor(100)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.evaluate<number>('movedAfterMs')).toBeGreaterThan(200)
  await expect(page.getByRole('dialog')).toContainText('Alpha')
  await expect(page.getByLabel('Odds', { exact: true })).toHaveValue('1.85')
})

test('[DATA-09] failures of the data host are only logged', async ({
  page,
  odds,
  visitEvent,
  asked,
}) => {
  await visitEvent()
  await expect(row(block(page, 'Match Odds'), 'Alpha')).toContainText('1.85')
  for (const path of Object.keys(odds.answers)) odds.answers[path] = null
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const before = asked('/api/match-odds/1.11')
  await expect.poll(() => asked('/api/match-odds/1.11')).toBeGreaterThan(before + 1)
  await expect(row(block(page, 'Match Odds'), 'Alpha')).toContainText('1.85')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/error|failed/i)).toHaveCount(0)
  expect(logged.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Alpha v Bravo' })).toBeVisible()
})

/** Lets time pass in steps, each long enough for the answers of the one before. */
async function pass(page: Page, ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await hearAnswers(page)
  }
}
