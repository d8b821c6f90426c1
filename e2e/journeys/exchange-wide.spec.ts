import { expect, test } from '../front/test.ts'
import { price } from '../steps/bet-steps.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { openOdds, quietMatch } from './steps/match.ts'
import { myBets } from './steps/my-bets.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } })

test('a trader bets from the docked slip and the ladder of a wide window, and takes both back', async ({
  page,
}) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  const { SelectionName: name = '' } = match.Runners[0] ?? {}
  const dock = page.getByRole('region', { name: 'Slip and open bets' })
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${name} Back`).nth(2).click()
  await expect(dock.getByLabel('Stake', { exact: true })).toBeFocused()
  await dock.getByLabel('Odds', { exact: true }).fill('900')
  await dock.getByLabel('Stake', { exact: true }).fill('600')
  await page.keyboard.press('Enter')
  await expect(dock).toContainText('Waiting in the market')
  expect(await balanceOf(jui)).toBe('400.00')
  await page.getByRole('button', { name: `Prices and chart of ${name}` }).click()
  await dock.getByRole('checkbox', { name: 'One-click' }).check()
  const ladder = dock.getByRole('grid')
  await ladder.focus()
  for (let tick = 0; tick < 12; tick += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('b')
  await expect(page.getByText(`${name}: ৳ 100 waits in the market at`)).toBeVisible()
  expect(await balanceOf(jui)).toBe('300.00')
  await ladder.getByRole('button', { name: 'Cancel your Back of ৳ 100' }).click()
  await expect.poll(() => balanceOf(jui)).toBe('400.00')
  await dock.getByRole('tab', { name: 'Open bets' }).click()
  const open = dock.getByRole('article', { name })
  await expect(open).toContainText('900')
  await open.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => myBets(jui)).toEqual([])
  await expect.poll(() => balanceOf(jui)).toBe('1000.00')
})
