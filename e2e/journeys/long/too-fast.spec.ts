import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../../steps/match-steps.ts'

const READY_MS = 30_000
const WAIT_MS = 700
/** Longer than a game that opens waits by itself. */
const LONG_WAIT_MS = 12_000

test('[LAW-23] a game that asked far too often says so, goes on at a press, and spins after the wait', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await logIn(page, 'rahim2026')
  await refuseFirst(page, 'session', { code: 'TOO_FAST', retryAfterMs: LONG_WAIT_MS })
  const spins = await refuseFirst(page, 'spin', { code: 'SPIN_TOO_FAST', retryAfterMs: WAIT_MS })
  await page.goto('/games?type=slot&system=&title=Slot')
  await page.getByRole('button', { name: 'River Gold', exact: true }).click()
  const frame = page.frameLocator('iframe')
  const told = frame.getByRole('dialog')
  await expect(told).toContainText('Too many requests at once.', { timeout: READY_MS })
  await told.getByRole('button').first().click()
  const spin = frame.getByRole('button', { name: /spin/i })
  await expect(spin).toBeEnabled({ timeout: READY_MS })
  await spin.click()
  await expect.poll(() => spins.length, { timeout: READY_MS }).toBe(2)
  await expect(spin).toBeEnabled({ timeout: READY_MS })
  // The very same spin was asked for again.
  expect(spins[1]).toEqual(spins[0])
})

/** The studio refuses the first call of a kind; answers the bodies of all of them. */
async function refuseFirst(
  page: Page,
  call: string,
  refusal: { code: string; retryAfterMs: number },
): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(`**/studio/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON())
    if (bodies.length > 1) return route.continue()
    const json = { ...refusal, message: 'Not so fast.', request_id: 'e2e' }
    return route.fulfill({ status: 429, json })
  })
  return bodies
}
