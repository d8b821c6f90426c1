import { expect, test } from '../front/test.ts'
import { minutesAgo, openDesk, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const help = {
  key: 'help',
  version: 1,
  texts: [
    { language: 'en' as const, title: 'Help', body: 'Ask us.' },
    { language: 'bn' as const, title: 'সাহায্য', body: 'আমাদের বলুন।' },
  ],
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
  await expect(page).toHaveURL('/liability')
  await page.goBack()
  await expect(body).toHaveValue('Ask us.')
  await away.click()
  await expect(page).toHaveURL('/liability')
})
