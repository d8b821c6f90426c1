import { expect, test } from '../front/test.ts'
import { enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-24] [SIL-017] a contact is changed alone and read at once; a reward waits for a second person', async ({
  page,
  browser,
}) => {
  const desk = await openDeskOf(browser, 'admin', '/settings')
  const link = 'https://t.me/maidan_help'
  await desk.getByRole('button', { name: 'Change: Telegram link' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('New value').fill('t.me/maidan_help')
  await dialog.getByLabel('Reason').fill('The number has changed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('This setting cannot be that.')
  await dialog.getByLabel('New value').fill(link)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await enter(page, await newPlayer('liza'), '/account')
  await expect(page.locator(`a[href="${link}"]`)).toBeVisible()

  await desk.getByRole('button', { name: 'Change: Reward for a friend brought' }).click()
  await dialog.getByLabel('New value').fill('175')
  await dialog.getByLabel('Reason').fill('For the season')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  const line = desk.getByRole('listitem').filter({ hasText: 'Reward for a friend brought' })
  await expect(line.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  const other = await openDeskOf(browser, 'admin2', '/approvals')
  const request = other.getByRole('listitem').filter({ hasText: 'For the season' })
  await expect(request).toContainText('Reward for a friend brought')
  await request.getByRole('button', { name: 'Refuse' }).click()
  await other.getByRole('dialog').getByLabel('Note').fill('Not now')
  await other.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await desk.reload()
  await expect(line.getByRole('button', { name: /Change/ })).toBeVisible()
  await expect(line).not.toContainText('175')
})
