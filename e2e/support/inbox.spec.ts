import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { hearAnswers, openQuickly, stopClock, tickUntilAsked } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import type { StubCall } from '../stub/read-stub-call.ts'
import { refused, wordless } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

const long = 'one two three four five six seven eight nine'

const message = (id: number, title: string, text: string, is_read: boolean) => ({
  id,
  title,
  message: text,
  created_at: '2026-01-15T12:00:00.000Z',
  is_read,
})

/** A mailbox that keeps what is read and deleted; `perPage` messages to a page. */
function mailbox(messages: ReturnType<typeof message>[], perPage = 10): Answers {
  const find = ({ params }: StubCall) => messages.find(({ id }) => String(id) === params['id'])
  return {
    listInbox({ query }) {
      const at = (Number(query['page']) - 1) * perPage
      const last_page = Math.max(1, Math.ceil(messages.length / perPage))
      const unread = messages.filter(({ is_read }) => !is_read).length
      return { success: true, data: { data: messages.slice(at, at + perPage), last_page, unread } }
    },
    showInboxMessage: (call) => find(call) ?? refused('NOT_FOUND'),
    deleteInboxMessage(call) {
      const one = find(call)
      if (one) messages.splice(messages.indexOf(one), 1)
      return { success: true, message: 'ok' }
    },
    readInboxMessage(call) {
      const one = find(call)
      if (one) one.is_read = true
      return { success: true, message: 'ok' }
    },
  }
}

const line = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: title })

test('[INBOX-01, INBOX-02, INBOX-05, INBOX-06, INBOX-07, API-45, API-46, ENT-27] a message is listed, opened in full and read', async ({
  page,
}) => {
  const calls = await stubSite(
    page,
    mailbox([message(7, 'Deposit credited', long, false), message(8, 'Hello', 'Short', true)]),
  )
  await openQuickly(page, '/inbox')
  const lines = page.getByRole('main').getByRole('button')
  await expect(lines).toHaveText([
    /Deposit credited.*one two three four five…2026\/01\/15 18:00/,
    /Hello.*Short.*2026\/01\/15 18:00/,
  ])
  await expect(line(page, 'Deposit credited').getByText('Unread')).toHaveCount(1)
  await expect(line(page, 'Hello').getByText('Unread')).toHaveCount(0)
  await line(page, 'Deposit credited').click()
  const sheet = page.getByRole('dialog', { name: 'Deposit credited' })
  await expect(sheet.getByText(long, { exact: true })).toBeVisible()
  const bearer = { authorization: 'Bearer token-of-alice' }
  expect(callsOf(calls, 'showInboxMessage')).toMatchObject([{ method: 'GET', ...bearer }])
  await expect
    .poll(() => callsOf(calls, 'readInboxMessage'))
    .toMatchObject([{ method: 'PATCH', ...bearer }])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(line(page, 'Deposit credited').getByText('Unread')).toHaveCount(0)
})

test('[INBOX-06, ERR-02] a message shows although it cannot be marked read', async ({ page }) => {
  await stubSite(page, {
    ...mailbox([message(7, 'Deposit credited', long, false)]),
    readInboxMessage: wordless(500),
  })
  await openQuickly(page, '/inbox')
  await line(page, 'Deposit credited').click()
  await expect(page.getByRole('dialog').getByText(long, { exact: true })).toBeVisible()
})

test('[INBOX-03, API-44] pages run from 1 to last_page and no further', async ({ page }) => {
  const calls = await stubSite(
    page,
    mailbox([message(1, 'Newest', 'a', true), message(2, 'Oldest', 'b', true)], 1),
  )
  await openQuickly(page, '/inbox')
  await expect(line(page, 'Newest')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(line(page, 'Oldest')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  const [first, second] = callsOf(calls, 'listInbox')
  expect(first?.query).toEqual({ remote_id: 'r-alice', page: '1' })
  expect(second?.query).toEqual({ remote_id: 'r-alice', page: '2' })
  expect(callsOf(calls, 'listInbox').map(({ query }) => query['page'])).not.toContain('3')
})

test('[INBOX-04] the page in view is asked again every 10 s', async ({ page }) => {
  const calls = await stubSite(page, mailbox([message(1, 'Newest', 'a', true)]))
  await openQuickly(page, '/inbox')
  await expect(line(page, 'Newest')).toBeVisible()
  await stopClock(page)
  const asked = () => callsOf(calls, 'listInbox').length
  // The clock stopped somewhere in the first ten seconds.
  await tickUntilAsked(page, asked)
  for (const seconds of [10, 20]) {
    const before = asked()
    await page.clock.runFor(9000)
    await hearAnswers(page)
    expect([seconds, asked()]).toEqual([seconds, before])
    await page.clock.runFor(1250)
    await expect.poll(asked).toBe(before + 1)
    await hearAnswers(page)
  }
})

test('[INBOX-08, INBOX-09, REC-30, API-47] edit mode marks and deletes what is ticked, down to No Data', async ({
  page,
}) => {
  const calls = await stubSite(
    page,
    mailbox([message(1, 'First', 'a', false), message(2, 'Second', 'b', false)]),
  )
  await openQuickly(page, '/inbox')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('checkbox', { name: 'Select First' }).check()
  await page.getByRole('button', { name: 'Mark read' }).click()
  await expect(line(page, 'First').getByText('Unread')).toHaveCount(0)
  await expect(line(page, 'Second').getByText('Unread')).toHaveCount(1)
  expect(callsOf(calls, 'readInboxMessage').map(({ params }) => params['id'])).toEqual(['1'])
  await page.getByRole('checkbox', { name: 'Select Second' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, 'Second')).toHaveCount(0)
  await expect(line(page, 'First')).toBeVisible()
  expect(callsOf(calls, 'deleteInboxMessage').map(({ params }) => params['id'])).toEqual(['2'])
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})

test('[INBOX-03, INBOX-08] a page that was deleted empty gives way to the one before it', async ({
  page,
}) => {
  await stubSite(
    page,
    mailbox([message(1, 'Newest', 'a', true), message(2, 'Oldest', 'b', true)], 1),
  )
  await openQuickly(page, '/inbox')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(line(page, 'Oldest')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, 'Newest')).toBeVisible()
})
