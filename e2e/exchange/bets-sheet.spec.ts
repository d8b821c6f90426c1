import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openExchange, openSlip, place, price, slip, stake } from '../steps/bet-steps.ts'
import { betBook } from '../stub/bets.ts'

test.use({ serviceWorkers: 'block' })

/** Longer than two taps that belong together are apart. */
const NOT_TOGETHER_MS = 400

test('[SIL-115] a finger opens the slip, a second quick tap leaves it open, one outside closes it', async ({
  page,
}) => {
  await openExchange(page)
  const [x, y] = await middleOf(page, 'Sylhet Storm Lay 2.02')
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(slip(page).getByRole('heading').first()).toContainText('Sylhet Storm')
  await page.clock.runFor(NOT_TOGETHER_MS)
  await expect(slip(page)).toBeVisible()
  await page.touchscreen.tap(195, 60)
  await expect(slip(page)).toHaveCount(0)
})

test('[SIL-115] a finger that moves on from a price opens nothing', async ({ page }) => {
  await openExchange(page)
  const [x, y] = await middleOf(page, 'Sylhet Storm Lay 2.02')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x - by, y }]
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', 0)
  await touch('touchMove', 30)
  await touch('touchEnd', 30)
  await page.clock.runFor(NOT_TOGETHER_MS)
  await expect(slip(page)).toHaveCount(0)
})

test('[SIL-115] a slip that is pulled down closes, one that is let go early stays', async ({
  page,
}) => {
  await openSlip(page)
  await pullDown(page, 40)
  await expect(slip(page)).toBeVisible()
  await pullDown(page, 120)
  await expect(slip(page)).toHaveCount(0)
})

test('[SIL-115] the focus stays in the slip, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openExchange(page)
  await price(page, 'Dhaka Tigers Back 1.98').focus()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toBeFocused()
  for (let tab = 0; tab < 20; tab += 1) {
    await page.keyboard.press('Tab')
    const outside = page.locator('#root :focus')
    await expect(outside).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(slip(page)).toHaveCount(0)
  await expect(price(page, 'Dhaka Tigers Back 1.98')).toBeFocused()
})

test('[SIL-115] each tap begins anew, after what was typed and after a placed bet', async ({
  page,
}) => {
  await openSlip(page, betBook([]))
  await page.keyboard.press('Escape')
  await price(page, 'Sylhet Storm Back 2.00').click()
  await expect(stake(page)).toHaveValue('')
  await expect(slip(page).getByLabel('Odds', { exact: true })).toHaveValue('2.00')
  await stake(page).fill('100')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  await slip(page).getByRole('button', { name: 'Done' }).click()
  await price(page, 'Sylhet Storm Back 2.00').click()
  await expect(stake(page)).toHaveValue('')
  await expect(slip(page)).not.toContainText('Bet matched')
})

async function middleOf(page: Page, name: string): Promise<[number, number]> {
  const box = await price(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not on the screen`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function pullDown(page: Page, pixels: number) {
  const box = await slip(page).getByRole('heading').first().boundingBox()
  if (box === null) throw new Error('the slip has no head')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 10 + pixels, { steps: 8 })
  await page.mouse.up()
}
