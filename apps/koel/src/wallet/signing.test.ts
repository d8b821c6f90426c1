import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readTrialTicket } from '../launches/read-trial-ticket.ts'
import { writeBet } from '../rounds/write-calls.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createSendCall } from './send-call.ts'
import { signMessage } from './sign-message.ts'
import { KEY_ID, KEY_SECRET } from '../testing/wallet/start-fake-wallet.ts'

/** The worked example of the protocol's document. */
const TIMESTAMP_MS = 1_764_003_600_000
const SIGNATURE = '04507821d7134546bba6ad0d57c21f5566c14ee0c2765e63d837947fc3860830'
const SESSION = 'Zm9yLXRoZS1kb2N1bWVudC1vbmx5LW5vdC1hLXNlc3M'
const BODY = `{"session":"${SESSION}","transaction_id":"r8f31c-bet","round_id":"r8f31c","game":"KOEL-RICKSHAW","amount":"2500","currency":"BDT"}`

const TRIAL_TICKET =
  'demo.eyJpZCI6IlptOXlMWFJvWlMxa2IyTjFiV1Z1ZEMxaCIsImtleSI6ImtvZWwtMSIsImdhbWUiOiJLT0VMLVJJQ0tTSEFXIiwidXNlcm5hbWUiOiJyYWhpbTIwMjYiLCJjdXJyZW5jeSI6IkJEVCIsImxhbmd1YWdlIjoiYm4iLCJleHBpcmVzX21zIjoxNzY0MDAzNjYwMDAwfQ.rzaelCSnXK7mUcP7vcl_hOcZvxTMMJ6B4xSHumhUjbk'

const KEYS = [{ id: KEY_ID, secret: KEY_SECRET }]

function settingsFor(walletUrl: string) {
  return readSettings({
    KOEL_PORT: '1',
    KOEL_WALLET_URL: walletUrl,
    KOEL_KEY_ID: KEY_ID,
    KOEL_KEY_SECRET: KEY_SECRET,
    KOEL_SITE_ORIGIN: 'https://site.example',
    KOEL_ORIGIN: 'https://games.koel.example',
    KOEL_DATABASE: 'koel.db',
    KOEL_PAGES: 'pages',
  })
}

test('the worked example: the bet that we write is the body of the document, byte for byte', () => {
  const round = { id: 'r8f31c', game: 'KOEL-RICKSHAW', priceMinor: 2_500n, currency: 'BDT' }
  expect(writeBet(SESSION, round, 0).body).toBe(BODY)
  expect(Buffer.byteLength(BODY)).toBe(163)
})

test('the worked example: the signature', () => {
  const path = '/api/wallet/koel/bet'
  expect(signMessage(KEY_SECRET, String(TIMESTAMP_MS), path, BODY)).toBe(SIGNATURE)
})

test('the worked example: the bytes on the wire', async () => {
  let received = ''
  const server = createServer((socket) => {
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('utf8')
      if (!received.endsWith('}')) return
      const answer = '{"balance":"122500"}'
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${answer.length}\r\n\r\n${answer}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sendCall = createSendCall(settingsFor(`http://127.0.0.1:${port}`), () => TIMESTAMP_MS)
  const answer = await sendCall('bet', BODY)
  server.close()
  expect(answer.kind).toBe('done')
  const [head = '', body] = received.split('\r\n\r\n')
  const [line, ...headers] = head.split('\r\n')
  expect(line).toBe('POST /api/wallet/koel/bet HTTP/1.1')
  expect(headers).toContain('content-type: application/json')
  expect(headers).toContain('x-maidan-key: koel-1')
  expect(headers).toContain('x-maidan-timestamp: 1764003600000')
  expect(headers).toContain(`x-maidan-signature: ${SIGNATURE}`)
  expect(body).toBe(BODY)
})

test('the ticket of a trial in the document is read; one sign changed, it is not', () => {
  expect(readTrialTicket(TRIAL_TICKET, KEYS)).toEqual({
    id: 'Zm9yLXRoZS1kb2N1bWVudC1h',
    game: 'KOEL-RICKSHAW',
    username: 'rahim2026',
    currency: 'BDT',
    expiresMs: 1_764_003_660_000,
  })
  expect(readTrialTicket(TRIAL_TICKET.replace('.rzae', '.rzaf'), KEYS)).toBe(null)
  expect(readTrialTicket(TRIAL_TICKET.replace('.eyJp', '.eyJq'), KEYS)).toBe(null)
  expect(readTrialTicket(TRIAL_TICKET, [{ id: 'other', secret: KEY_SECRET }])).toBe(null)
})

test('a wallet that is not there is unknown, not an error', async () => {
  const sendCall = createSendCall(settingsFor('http://127.0.0.1:9'), Date.now)
  expect((await sendCall('balance', '{}')).kind).toBe('unknown')
})

test('settings that are missing or wrong are all named at once', () => {
  const environment = { KOEL_PORT: 'x', KOEL_SITE_ORIGIN: 'https://site.example/path' }
  for (const fault of [
    'KOEL_PORT is not right',
    'KOEL_WALLET_URL is missing',
    'KOEL_SITE_ORIGIN is not right',
    'KOEL_KEY_SECRET is missing',
    'KOEL_PAGES is missing',
  ])
    expect(() => readSettings(environment)).toThrow(fault)
})
