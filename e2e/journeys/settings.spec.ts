import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-24] players read another contact once a second person agrees; a reward is refused', async ({
  page,
  browser,
}) => {
  const desk = await openDeskOf(browser, 'admin', '/settings')
  const link = 'https://t.me/maidan_help'
  await desk.getByRole('button', { name: 'Change: Telegram link' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('New value').fill('t.me/maidan_help')
  await dialog.getByLabel('Reason').fill('The number has changed')
  const ask = dialog.getByRole('button', { name: 'Ask a second person' })
  await ask.click()
  await expect(dialog).toContainText('This setting cannot be that.')
  await dialog.getByLabel('New value').fill(link)
  await ask.click()
  await expect(dialog).toHaveCount(0)
  const other = await openDeskOf(browser, 'admin2', '/approvals')
  await decide(other, 'The number has changed', 'Agree')
  await enter(page, await newPlayer('liza'), '/account')
  await expect(page.locator(`a[href="${link}"]`)).toBeVisible()

  await desk.getByRole('button', { name: 'Change: Reward for a friend brought' }).click()
  await dialog.getByLabel('New value').fill('175')
  await dialog.getByLabel('Reason').fill('For the season')
  await ask.click()
  const line = desk.getByRole('listitem').filter({ hasText: 'Reward for a friend brought' })
  await expect(line.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  await expect(other.getByRole('listitem').filter({ hasText: 'For the season' })).toContainText(
    'Reward for a friend brought',
  )
  await decide(other, 'For the season', 'Refuse')
  await desk.reload()
  await expect(line.getByRole('button', { name: /Change/ })).toBeVisible()
  await expect(line).not.toContainText('175')
})

/** Decides what was asked for with these words. */
async function decide(desk: Page, why: string, decision: 'Agree' | 'Refuse') {
  const request = desk.getByRole('listitem').filter({ hasText: why })
  await request.getByRole('button', { name: decision }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Looked at')
  await dialog.getByRole('button', { name: decision }).click()
  await expect(dialog).toHaveCount(0)
}
