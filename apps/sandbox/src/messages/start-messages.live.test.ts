import { once } from 'node:events'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeStandInPages } from '../built-pages/testing/write-stand-in-pages.ts'
import type { Message } from './message.ts'
import type { MailboxView } from './read-mailbox.ts'
import { startMessages, type RunningMessages } from './start-messages.ts'

let dataDir: string
let buildDir: string
let messages: RunningMessages
const start = () => startMessages({ port: 0, smtpPort: 0, dataDir, buildDir })

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-messages-'))
  buildDir = await writeStandInPages('messages', ['index.html'])
  messages = await start()
})
afterEach(async () => {
  await messages.close()
  for (const folder of [dataDir, buildDir]) await rm(folder, { recursive: true, force: true })
})

async function sendSms(to: string, text: string) {
  const answer = await fetch(`${messages.url}/sms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, text }),
  })
  return answer.status
}

async function list(to: string): Promise<Message[]> {
  const answer = await fetch(`${messages.url}/api/messages?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Message[]
}

test('[LAW-8] the file of messages is its owner’s alone', async () => {
  await sendSms('01711000000', '123456')
  const { mode } = await stat(path.join(dataDir, 'messages.jsonl'))
  expect(mode & 0o777).toBe(0o600)
})

/** Speaks SMTP line by line; answers the last reply. */
async function say(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(messages.smtpUrl).port), '127.0.0.1')
  await once(socket, 'connect')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const reply = async (): Promise<string> => {
    const { value } = (await replies.next()) as { value: string }
    return value[3] === '-' ? reply() : value
  }
  let last = await reply()
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    last = await reply()
  }
  socket.destroy()
  return last
}

const mail = (to: string, body: string) => [
  'EHLO test',
  'MAIL FROM:<no-reply@maidan.localhost>',
  `RCPT TO:<${to}>`,
  'DATA',
  body,
]

test('[API-23] an SMS is found under every spelling of its number, newest first', async () => {
  expect(await sendSms('+8801711223344', 'first')).toBe(200)
  expect(await sendSms('+8801811223344', 'to another')).toBe(200)
  expect(await sendSms('+8801711223344', 'second')).toBe(200)
  for (const to of ['01711223344', '+8801711223344', '8801711223344', '+880 1711 223344'])
    expect((await list(to)).map(({ text }) => text)).toEqual(['second', 'first'])
  expect((await list('01711223344'))[0]).toEqual({
    to: '+8801711223344',
    channel: 'sms',
    subject: '',
    text: 'second',
    at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  })
})

test('[API-24] a mail is taken by SMTP and read in its own letters', async () => {
  const body = [
    'Subject: =?UTF-8?B?4KaV4KeL4Kah?=',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('৪ ছক্কা 123456').toString('base64'),
    '.',
  ].join('\r\n')
  expect(await say(mail('Rahim@Maidan.localhost', body))).toMatch(/^250/)
  const [mailed] = await list('rahim@maidan.localhost')
  expect(mailed).toMatchObject({ channel: 'email', subject: 'কোড', text: '৪ ছক্কা 123456' })
})

test('[API-23] messages survive a restart, also with a line cut short', async () => {
  await sendSms('01711223344', 'kept')
  await messages.close()
  await appendFile(path.join(dataDir, 'messages.jsonl'), '{"to":"01711')
  messages = await start()
  expect((await list('01711223344')).map(({ text }) => text)).toEqual(['kept'])
  await sendSms('01711223344', 'after')
  await messages.close()
  messages = await start()
  expect((await list('01711223344')).map(({ text }) => text)).toEqual(['after', 'kept'])
})

test('[API-23] what is no SMS, and what is too large, is refused', async () => {
  expect(await sendSms('nobody', 'text')).toBe(422)
  expect(await sendSms('01711223344', '')).toBe(422)
  expect(await sendSms('01711223344', 'x'.repeat(2001))).toBe(422)
  const large = ['Subject: large', '', 'x'.repeat(300 * 1024), '.'].join('\r\n')
  expect(await say(mail('a@b.cd', large))).toMatch(/^552/)
  expect(await list('a@b.cd')).toEqual([])
})

async function mailbox(query: string): Promise<MailboxView> {
  return (await (await fetch(`${messages.url}/api/mailbox${query}`)).json()) as MailboxView
}

test('[API-23] the page shows the address asked for, or the one written to last', async () => {
  expect(await mailbox('')).toEqual({ inboxes: [], chosen: '', owner: '', messages: [] })
  await sendSms('01711223344', '<b>111222</b> is your code')
  await sendSms('01811223344', '333444 is your code')
  const latest = await mailbox('')
  expect(latest).toMatchObject({ chosen: '1811223344', owner: '01811223344' })
  expect(latest.inboxes.map(({ to, count }) => [to, count])).toEqual([
    ['01811223344', 1],
    ['01711223344', 1],
  ])
  const asked = await mailbox('?to=8801711223344')
  expect(asked.owner).toBe('01711223344')
  expect(asked.messages.map(({ text }) => text)).toEqual(['<b>111222</b> is your code'])
  expect(await mailbox('?to=01999999999')).toMatchObject({ owner: '01999999999', messages: [] })
})

test('[LAW-8] the page is sent with a policy that lets nothing stand inline', async () => {
  const page = await fetch(messages.url)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self'",
  )
})
