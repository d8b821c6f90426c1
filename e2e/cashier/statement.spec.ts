import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'
import { broken, inTurn, Raw, refused } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

const sheet = (page: Page) => page.getByRole('dialog')
const statementButton = (page: Page) => page.getByRole('button', { name: 'Statement', exact: true })

test('a month is chosen and its statement saved; a failure says why and can be tried again', async ({
  page,
}) => {
  const file = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.3' }
  const downloadStatement = inTurn(refused('STATEMENT_TOO_LONG'), broken, new Raw(file))
  const calls = await stubSite(page, { downloadStatement })
  await open(page, '/transaction-record')
  await statementButton(page).click()
  await expect(sheet(page).locator('option')).toHaveCount(12)
  const [newest = '', before = ''] = await sheet(page).locator('option').allTextContents()
  await expect(sheet(page).getByLabel('Month')).toHaveValue(monthOf(newest))
  await sheet(page).getByLabel('Month').selectOption(before)
  const [pdf, csv] = ['Download PDF', 'Download table (CSV)'].map((name) =>
    sheet(page).getByRole('button', { name }),
  )
  await csv?.click()
  await expect(sheet(page).getByRole('alert')).toHaveText(/more movements than one file can hold/)
  await pdf?.click()
  await expect(sheet(page).getByRole('alert')).toHaveText(/could not be downloaded/)
  const saved = page.waitForEvent('download')
  await pdf?.click()
  const name = `statement-${monthOf(before)}.pdf`
  expect((await saved).suggestedFilename()).toBe(name)
  await expect(sheet(page).getByRole('status')).toHaveText(`The statement is downloaded: ${name}`)
  await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  const asked = callsOf(calls, 'downloadStatement')
  expect(asked.map(({ path, query }) => [path, query])).toEqual(
    ['csv', 'pdf', 'pdf'].map((format) => [
      `/api/statements/${monthOf(before)}`,
      { format, language: 'en' },
    ]),
  )
})

/** "November 2026" as the call says it. */
function monthOf(name: string): string {
  const at = new Date(`1 ${name} UTC`)
  return at.toISOString().slice(0, 7)
}
