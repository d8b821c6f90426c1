import { acceptPage, getPage } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { newcomer } from './steps/codes.ts'
import { agreeTo } from './steps/agree-to.ts'
import { enter, openDeskOf } from './steps/enter.ts'
import { call } from './steps/house.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-28] two admins publish new terms, a player is told of them and agrees, and all of it is kept', async ({
  page,
  browser,
}) => {
  const liza = await newcomer('liza')
  for (const key of ['terms', 'privacy']) {
    const { version } = (await call(getPage, { params: { key } })).body
    await call(acceptPage, { token: liza.token, params: { key }, body: { version } })
  }
  await enter(page, liza, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const note = page.getByRole('region', { name: 'There is something new to read' })
  await expect(note).toHaveCount(0)

  const rule = `Rule ${Date.now()} <b>holds</b>`
  const desk = await openDeskOf(browser, 'admin2', '/pages')
  await desk.getByRole('link', { name: /^Terms and conditions/ }).click()
  const publish = desk.getByRole('button', { name: 'Ask a second person' })
  await expect(publish).toBeDisabled()
  expect(await violationsOf(desk)).toEqual([])
  const english = desk.getByLabel('Text').first()
  await english.fill(`## News\n${rule}\n\n${await english.inputValue()}`)
  await desk.getByRole('button', { name: 'Preview' }).click()
  await expect(desk.getByText(rule)).toBeVisible()
  await publish.click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('A rule was missing')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(desk.getByText(/^A second person is asked about version \d+\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
  await agreeTo('page.publish')
  await desk.reload()
  await desk.getByRole('button', { name: 'Versions' }).click()
  const first = desk.getByRole('listitem').first()
  await expect(first).toContainText('Published by admin2')
  await expect(first).toContainText('A rule was missing')

  await page.reload()
  await note.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByText(rule)).toBeVisible()
  await page.getByRole('button', { name: 'I have read this and agree' }).click()
  await expect(page.getByRole('status')).toContainText('It is kept that you agreed')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
  await desk.goto('/audit?search=page:terms')
  await expect(desk.getByRole('main')).toContainText('Publish a page: agreed')
})
