import { expect, test } from '../front/test.ts'
import { agreeTo } from './steps/agree-to.ts'
import { openDeskOf } from './steps/enter.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

test('[HOME-10] [LAW-24] two admins put a notice into the running line, a guest presses it, and one ends it', async ({
  page,
  browser,
}) => {
  const words = `Derby tonight ${Date.now()}`
  const desk = await openDeskOf(browser, 'admin2', '/front-page')
  await desk.getByRole('link', { name: 'New notice' }).click()
  await desk.getByRole('textbox', { name: 'English' }).fill(words)
  await desk.getByRole('textbox', { name: 'বাংলা' }).fill('আজ রাতে ডার্বি')
  await desk.getByLabel('Where a press leads').selectOption('Help')
  const seen = desk.getByRole('figure', { name: 'As a player sees it, English' })
  await expect(seen).toContainText(words)
  expect(await violationsOf(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Ask a second person' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The season begins')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(desk.getByText('A change waits for a second person.')).toBeVisible()

  await page.goto('/')
  const line = page.getByRole('region', { name: 'Announcements' })
  await expect(line).not.toBeEmpty()
  await expect(line).not.toContainText(words)
  await agreeTo('front.change')
  await page.reload()
  await line.getByRole('button', { name: words }).click()
  await expect(page).toHaveURL('/page/help')

  await desk.getByRole('link', { name: 'The front page' }).click()
  await desk.getByRole('button', { name: `End it: ${words}` }).click()
  await dialog.getByLabel('Reason').fill('It is played')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect(desk.getByRole('list', { name: 'Ended last' })).toContainText(words)
  await page.goto('/')
  await expect(line).not.toBeEmpty()
  await expect(line).not.toContainText(words)
  await desk.goto('/audit?search=front:notice')
  await expect(desk.getByRole('main')).toContainText('Ended a piece of the front page')
})
