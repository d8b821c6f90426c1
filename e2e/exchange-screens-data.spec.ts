import { expect } from '@playwright/test'
import { bookmaker, fancy, lines, matchOdds, runner } from './exchange-records.ts'
import { bar, block, row, test } from './exchange-visit.ts'

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
  await page.waitForTimeout(500)
  const before = { event: asked('/api/event/11'), odds: asked('/api/match-odds/1.11') }
  await page.waitForTimeout(3000)
  const events = asked('/api/event/11') - before.event
  expect(events).toBeGreaterThanOrEqual(7)
  expect(events).toBeLessThanOrEqual(11)
  const markets = asked('/api/match-odds/1.11') - before.odds
  expect(markets).toBeGreaterThanOrEqual(2)
  expect(markets).toBeLessThanOrEqual(4)
  await bar(page).getByRole('link', { name: 'Sports' }).click()
  await expect(page).toHaveURL('/exchange-sports')
  await page.waitForTimeout(300)
  const left = asked('/api/event/11')
  await page.waitForTimeout(1500)
  expect(asked('/api/event/11')).toBe(left)
})

test('[SIL-113] a slow event call is awaited: calls never overlap', async ({
  odds,
  visitEvent,
  asked,
}) => {
  let going = 0
  let most = 0
  Object.defineProperty(odds.answers, '/api/event/11', {
    get: async () => {
      most = Math.max(most, ++going)
      await new Promise((passed) => setTimeout(passed, 700))
      going--
      return lines()
    },
  })
  await visitEvent()
  await expect.poll(() => asked('/api/event/11')).toBeGreaterThan(2)
  expect(most).toBe(1)
})

test('[SIL-113] a push takes the place of the calls, shows at once, and gives way to them when it drops', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.allowPush(true)
  odds.answers['/api/event/11'] = lines({}, { '201': bookmaker('Alpha', 85, 87) })
  await visitEvent()
  const first = row(block(page, 'Match Odds'), 'Alpha').getByRole('button').first()
  await expect(first).toContainText('1.85')
  await expect.poll(odds.listeners).toBe(1)
  await page.waitForTimeout(1500)
  const before = odds.asked.length
  const changed = { runners: [runner(101, 'Alpha', 1.5, 1.52), runner(102, 'Bravo', 2.9, 3)] }
  const shown = page.evaluate(
    () =>
      new Promise<number>((seen) => {
        new MutationObserver(() => {
          if (document.body.textContent.includes('1.50')) seen(Date.now())
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
  const published = await page.evaluate(() => Date.now())
  odds.push('match-odds', matchOdds(changed), 'run-8')
  expect((await shown) - published).toBeLessThan(300)
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
  const first = row(block(page, 'Match Odds'), 'Alpha').getByRole('button').first()
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
  await page.waitForTimeout(100)
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
