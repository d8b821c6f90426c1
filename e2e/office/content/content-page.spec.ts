import { expect, test } from '../../front/test.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { minutesAgo, openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const help = {
  key: 'help',
  version: 1,
  texts: [
    { language: 'en' as const, title: 'Help', body: 'Ask us.' },
    { language: 'bn' as const, title: 'সাহায্য', body: 'আমাদের বলুন।' },
  ],
  waiting: null,
  versions: [{ version: 1, published_by: null, published_at: minutesAgo(9), reason: '' }],
}

test('words that are not published are not left without a question; without any, nothing is asked', async ({
  page,
}) => {
  await stubStaff(page, { staffPage: help })
  await openDesk(page, '/pages/help')
  const body = page.getByRole('textbox', { name: 'Text' }).first()
  const away = page.getByRole('navigation').getByRole('link', { name: 'House liability' })
  const question = page.getByRole('dialog', { name: 'Leave without your words?' })
  await body.fill('Ask us at any hour.')
  await away.click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(body).toHaveValue('Ask us at any hour.')
  await away.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'House liability' })).toBeVisible()
  await page.goBack()
  await expect(body).toHaveValue('Ask us.')
  await away.click()
  await expect(page).toHaveURL('/liability')
})

test('who goes back before the other page has come is not asked about leaving it', async ({
  page,
}) => {
  await page.route('**/assets/liability-*.js', () => undefined)
  await stubStaff(page, { staffPage: help })
  await openDesk(page, '/pages/help')
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Ask us at any hour.')
  await page.getByRole('navigation').getByRole('link', { name: 'House liability' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without your words?' })
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/liability')
  await page.goBack()
  await expect(page).toHaveURL('/pages/help')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toBeEditable()
})

test('[LAW-24] the next words are asked of a second person, and the editor says who asked', async ({
  page,
}) => {
  const waiting = { ...help, waiting: { approval_id: 5, asked_by: 'rana' } }
  const calls = await stubStaff(page, {
    staffPage: () => (callsOf(calls, 'staffPublishPage').length > 0 ? waiting : help),
    staffPublishPage: waiting,
  })
  await openDesk(page, '/pages/help')
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Ask us at any hour.')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to publish version 2?' })
  await dialog.getByLabel('Reason').fill('Open at night')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('rana asked to publish version 2.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask a second person' })).toBeDisabled()
})
