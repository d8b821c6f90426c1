import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { chatMessage, generalSettings } from '../stub/records.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { promotion } from '../stub/records.ts'
import { asPicture, picture } from '../stub/picture.ts'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import { broken, wordless } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

const bearer = { authorization: 'Bearer token-of-alice' }

/** When every message of these conversations was written, as the site shows it. */
const sentAt = '2026/01/15 18:00:00'

/** A conversation that keeps what is written into it. */
function conversation() {
  const messages = [chatMessage(1, 77, 'How can we help?'), chatMessage(2, 1, 'My deposit is late')]
  const add = (sender_id: number, content: string) => {
    const data = chatMessage(messages.length + 1, sender_id, content)
    messages.push(data)
    return { data }
  }
  return {
    chatMessages: () => ({ messages }),
    sendMessage: ({ body }) => {
      const { sender_id, content } = body as { sender_id: number; content: string }
      return add(sender_id, content)
    },
    sendChatPicture: () => add(1, ''),
    chatPicture: asPicture,
  } satisfies Answers
}

test('[CHAT-01, CHAT-02, CHAT-05, CHAT-06, API-49] the support home starts a chat with the fixed account', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    getGeneral: generalSettings({ support_account_id: 77 }),
    startChat: { chat: { id: 9 } },
    ...conversation(),
  })
  await openQuickly(page, '/chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support')
  await expect(page.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile')
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await expect(page).toHaveURL('/chat-box/9')
  const [call] = callsOf(calls, 'startChat')
  expect(call).toMatchObject({ method: 'POST', ...bearer })
  expect(call?.body).toEqual({ user_one_id: 1, user_two_id: 77 })
})

test('[CHAT-02, SIL-107] without a token a chat action leads to log-in', async ({ page }) => {
  const calls = await stubSite(page)
  await openQuickly(page, '/chat')
  const start = page.getByRole('button', { name: 'Start a chat' })
  await expect(start).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await start.click()
  await expect(page).toHaveURL('/login')
  expect(callsOf(calls, 'startChat')).toEqual([])
})

test('[CHAT-03, CHAT-04, API-48, ENT-28] conversations are listed and opened', async ({ page }) => {
  const chat = {
    chat_id: 5,
    other_user: { username: 'care' },
    last_message: 'We look into it',
    last_at: null,
  }
  const calls = await stubSite(page, {
    getChats: { chats: [chat] },
    chatMessages: { messages: [] },
  })
  await openQuickly(page, '/chat-list')
  await page
    .getByRole('main')
    .getByRole('link', { name: /care\s*We look into it/ })
    .click()
  await expect(page).toHaveURL('/chat-box/5')
  expect(callsOf(calls, 'getChats')[0]).toMatchObject({ method: 'GET', ...bearer })
})

test('[CHAT-07, CHAT-08, API-50, API-51, ENT-29] a conversation tells the two sides apart and grows', async ({
  page,
}) => {
  const calls = await stubSite(page, conversation())
  await openQuickly(page, '/chat-box/9')
  const shown = page.getByRole('main').getByRole('paragraph')
  const texts = shown.filter({ hasNotText: sentAt })
  await expect(texts).toHaveText(['How can we help?', 'My deposit is late'])
  await expect(shown.filter({ hasText: sentAt })).toHaveCount(2)
  const left = async (text: string) =>
    (await page.getByText(text, { exact: true }).locator('..').boundingBox())?.x ?? 0
  expect(await left('My deposit is late')).toBeGreaterThan((await left('How can we help?')) + 50)
  await page.getByLabel('Write a message').fill('It has come')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(texts).toHaveText(['How can we help?', 'My deposit is late', 'It has come'])
  expect(await left('It has come')).toBeGreaterThan((await left('How can we help?')) + 50)
  await expect(page.getByLabel('Write a message')).toHaveValue('')
  const [asked] = callsOf(calls, 'chatMessages')
  expect(asked).toMatchObject({ method: 'GET', ...bearer })
  const [sent] = callsOf(calls, 'sendMessage')
  expect(sent).toMatchObject({ method: 'POST', ...bearer })
  expect(sent?.body).toEqual({ chat_id: 9, sender_id: 1, content: 'It has come' })
})

test('a message that a cut line does not take stays written, and the page says so', async ({
  page,
}) => {
  await stubSite(page, { ...conversation(), sendMessage: broken })
  const toaster = page.waitForResponse(/\/assets\/toaster-/)
  await openQuickly(page, '/chat-box/9')
  await toaster
  await page.context().setOffline(true)
  await page.getByLabel('Write a message').fill('It has come')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not sent. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Write a message')).toHaveValue('It has come')
  await page.context().setOffline(false)
})

test('[CHAT-08] a picture is looked at, drawn anew without its data, sent, and shown to both', async ({
  page,
}) => {
  const calls = await stubSite(page, conversation())
  await openQuickly(page, '/chat-box/9')
  const picker = page.getByLabel('Add a picture')
  await picker.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: picture })
  await expect(page.getByText(/^This cannot be sent\. Choose a JPEG/)).toBeVisible()
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Will be sent with your message.')).toBeVisible()
  await page.getByLabel('Write a message').fill('My receipt')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('My receipt', { exact: true })).toBeVisible()
  const [sent] = callsOf(calls, 'sendChatPicture')
  expect(sent).toMatchObject({ method: 'POST', ...bearer, contentType: 'image/jpeg' })
  await page.getByRole('button', { name: 'Show the whole picture' }).click()
  await expect(page.getByRole('dialog', { name: 'Picture' }).getByRole('img')).toBeVisible()
})

test('[CHAT-09] nothing and blanks are not sent', async ({ page }) => {
  const calls = await stubSite(page, conversation())
  await openQuickly(page, '/chat-box/9')
  await expect(page.getByText('How can we help?')).toBeVisible()
  for (const text of ['', '   ']) {
    await page.getByLabel('Write a message').fill(text)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Write a message').press('Enter')
  }
  await expect(page.getByText(sentAt, { exact: true })).toHaveCount(2)
  expect(callsOf(calls, 'sendMessage')).toEqual([])
})

test('[CHAT-08, SIL-108] a failing refresh leaves the conversation and the typed text', async ({
  page,
}) => {
  let up = true
  const answers = conversation()
  const calls = await stubSite(page, {
    ...answers,
    chatMessages: () => (up ? answers.chatMessages() : wordless(500)),
  })
  await openQuickly(page, '/chat-box/9')
  await page.getByLabel('Write a message').fill('Half a sen')
  up = false
  const asked = callsOf(calls, 'chatMessages').length
  await page.clock.runFor(10_500)
  await expect.poll(() => callsOf(calls, 'chatMessages').length).toBeGreaterThan(asked)
  await page.clock.runFor(500)
  await expect(page.getByText('My deposit is late')).toBeVisible()
  await expect(page.getByLabel('Write a message')).toHaveValue('Half a sen')
})

test('[CHAT-10] a promotion is described in 100 words', async ({ page }) => {
  const words = Array.from({ length: 120 }, (_, at) => `word${at + 1}`)
  await stubSite(page, {
    getPromotion: [
      promotion(1, 'Long one', { desc: words.join(' ') }),
      promotion(2, 'Short one', { desc: 'Just four words here' }),
    ],
  })
  await openQuickly(page, '/chat')
  await expect(page.getByText(`${words.slice(0, 100).join(' ')}...`, { exact: true })).toBeVisible()
  await expect(page.getByText('Just four words here', { exact: true })).toBeVisible()
})

test('[CHAT-07] a long conversation opens at its end, above the field', async ({ page }) => {
  const messages = Array.from({ length: 60 }, (_, id) => chatMessage(id, id % 2, `Message ${id}`))
  await stubSite(page, { chatMessages: { messages } })
  await openQuickly(page, '/chat-box/9')
  const last = page.getByText('Message 59', { exact: true })
  await expect(last).toBeInViewport({ ratio: 1 })
  const end = await last.boundingBox()
  const field = await page.getByLabel('Write a message').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(field?.y ?? 0)
})
