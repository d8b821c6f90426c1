import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenView, TicketAnswer } from '../messages/describe-messages.ts'
import { drawTicket } from '../ticket/draw-ticket.ts'
import { checkTicket } from '../browser/checking/check-ticket.ts'
import { expandSeeds } from '../fairness/expand-seeds.ts'
import { signMessage } from '../wallet/sign-message.ts'
import { KeepLedger } from '../testing/wallet/keep-ledger.ts'
import {
  assertNoFaults,
  KEY_ID,
  KEY_SECRET,
  startFakeWallet,
} from '../testing/wallet/start-fake-wallet.ts'
import type { FakeWallet } from '../testing/wallet/start-fake-wallet.ts'
import { openPage, post } from '../testing/play-page.ts'
import { startGame } from '../testing/start-game.ts'
import type { Game } from '../testing/start-game.ts'
import { dealTrialTicket } from '../testing/deal-trial-ticket.ts'
import { waitUntil } from '../testing/wait-until.ts'

const ledger = new KeepLedger(1_000_000n)
let wallet: FakeWallet
let game: Game

beforeAll(async () => {
  wallet = await startFakeWallet(ledger)
  game = await startGame(wallet.origin, 'https://site.example')
})

afterAll(() => {
  game.stop()
  wallet.stop()
  assertNoFaults(wallet)
})

const open = (launch: string, pageKey: string) =>
  post(game.origin, 'open', { launch, game: 'KOEL-RICKSHAW', pageKey })

const makePageKey = (): string => randomBytes(16).toString('base64url')

test('the catalogue has the form of the document', async () => {
  const response = await fetch(`${game.origin}/api/catalog`, { redirect: 'error' })
  expect(response.status).toBe(200)
  const { providers, games } = (await response.json()) as {
    providers: Record<string, unknown>[]
    games: Record<string, unknown>[]
  }
  expect(providers).toEqual([{ code: 'KOEL', name: 'Koel Games' }])
  const [entry] = games
  expect(games.length).toBe(1)
  expect(entry?.['code']).toBe('KOEL-RICKSHAW')
  expect(entry?.['rtp']).toBe('96.10')
  expect(String(entry?.['hit_frequency'])).toMatch(/^\d{1,3}(\.\d{1,6})?$/)
  expect(entry?.['max_multiple']).toBe(500)
  expect(entry?.['has_demo']).toBe(true)
  for (const levels of Object.values(entry?.['bet_levels'] ?? {})) {
    for (const level of levels as string[]) expect(level).toMatch(/^[1-9]\d{0,14}$/)
  }
})

test('the page of the game may be framed by the site alone, and runs no code of its own text', async () => {
  for (const language of ['en', 'bn', 'xx']) {
    const response = await fetch(`${game.origin}/play/KOEL-RICKSHAW?lang=${language}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/frame-ancestors https:\/\/site\.example$/)
    expect(policy).toMatch(/script-src 'self';/)
    expect(response.headers.get('x-frame-options')).toBe(null)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language === 'bn' ? 'bn' : 'en'}">`)
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html).not.toMatch(/\sstyle=|\son\w+=/)
  }
  expect((await fetch(`${game.origin}/play/KOEL-OTHER`)).status).toBe(404)
  expect((await fetch(`${game.origin}/code/settings/read-settings.ts`)).status).toBe(404)
})

test('a launch opens one session; the same page may ask again, another may not', async () => {
  const token = ledger.dealToken()
  const pageKey = makePageKey()
  const first = await open(token, pageKey)
  expect(first.status).toBe(200)
  expect(JSON.stringify(first.body)).not.toContain(token)
  expect((await open(token, pageKey)).status).toBe(200)
  expect((await open(token, makePageKey())).body['code']).toBe('LAUNCH_ENDED')
  expect((await open('Zm9yLXRoZS1kb2N1bWVudC1vbmx5', pageKey)).body['code']).toBe('LAUNCH_ENDED')
})

test('a page that asks twice at once is answered twice, by one session', async () => {
  const token = ledger.dealToken()
  const pageKey = makePageKey()
  const replies = await Promise.all([open(token, pageKey), open(token, pageKey)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

test('the session of the operator never reaches the page', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const bought = await page.buy()
  const sent = JSON.parse(wallet.seen.findLast(({ name }) => name === 'bet')?.text ?? '{}')
  expect(sent.session.length > 16).toBe(true)
  expect(JSON.stringify([page.opened, bought, await page.state()])).not.toContain(sent.session)
})

test('no answer to authenticate is said', async () => {
  wallet.plan = { before: () => 'cut' }
  const reply = await open(ledger.dealToken(), makePageKey())
  wallet.plan = {}
  expect(reply).toEqual({ status: 503, body: { code: 'WALLET_SILENT' } })
})

test('a trial plays for play money and never calls the wallet', async () => {
  const calls = wallet.seen.length
  const ticket = dealTrialTicket()
  const page = await openPage(game.origin, ticket)
  expect(page.opened.state.isTrial).toBe(true)
  const start = BigInt(page.opened.state.balanceMinor ?? '0')
  const { ticket: bought } = await page.buy()
  expect(bought.state).toBe('settled')
  const end = start - BigInt(bought.priceMinor) + BigInt(bought.winMinor ?? '0')
  expect((await page.post('reveal', { id: bought.id })).status).toBe(200)
  expect((await page.state()).balanceMinor).toBe(end.toString())
  expect(wallet.seen.length).toBe(calls)
  expect((await open(ticket, makePageKey())).body['code']).toBe('LAUNCH_ENDED')
})

test('the ticket of a trial that is old, of another game or badly signed opens nothing', async () => {
  const old = dealTrialTicket({ expires_ms: Date.now() - 1 })
  expect((await open(old, makePageKey())).body['code']).toBe('LAUNCH_ENDED')
  const other = dealTrialTicket({ game: 'KOEL-OTHER' })
  expect((await open(other, makePageKey())).body['code']).toBe('GAME_NOT_FOUND')
  const bad = `${dealTrialTicket().slice(0, -4)}AAAA`
  expect((await open(bad, makePageKey())).body['code']).toBe('LAUNCH_ENDED')
})

test('a currency without tickets bets nothing', async () => {
  const trial = await openPage(game.origin, dealTrialTicket({ currency: 'PKR' }))
  expect(trial.opened.state.pricesMinor).toEqual([])
  await expect(trial.buy()).rejects.toThrow(/CURRENCY_NOT_OFFERED/)
})

test('a ticket can be checked: the hash of before, the seed of after, and the same draw', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const { serverSeedHash } = await page.state()
  const { ticket } = await page.buy()
  expect(ticket.serverSeedHash).toBe(serverSeedHash)
  const told = ((await page.post('reveal', { id: ticket.id })).body as TicketAnswer).ticket
  const claim = {
    serverSeed: told.serverSeed ?? '',
    serverSeedHash,
    clientSeed: 'tests',
    fields: told.fields?.join(' ') ?? '',
    prize: told.prize ?? '',
  }
  expect(await checkTicket(claim)).toBe(true)
  expect(await checkTicket({ ...claim, clientSeed: 'other' })).toBe(false)
  expect(await checkTicket({ ...claim, serverSeedHash: '0'.repeat(64) })).toBe(false)
  expect(drawTicket(expandSeeds(claim.serverSeed, 'tests')).fields).toEqual(told.fields)
})

test('an order with the hash of another draw buys nothing', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const order = {
    buyKey: makePageKey(),
    priceMinor: '2000',
    clientSeed: 'tests',
    serverSeedHash: '0'.repeat(64),
  }
  expect((await page.post('buy', order)).body['code']).toBe('SEED_CHANGED')
  const wrong = { ...order, priceMinor: '2001' }
  expect((await page.post('buy', wrong)).body['code']).toBe('INVALID_REQUEST')
})

test('the link in the detail shows the ticket, and nothing does without its key', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const { ticket } = await page.buy()
  const round = () => ledger.rounds.get(ticket.id)
  await waitUntil(() => round()?.state === 'closed', 'the end')
  const detail = JSON.parse(round()?.detail ?? '{}')
  expect(detail.total_minor).toBe(ticket.winMinor)
  expect(detail.server_seed_hash).toBe(ticket.serverSeedHash)
  for (const language of ['en', 'bn']) {
    const response = await fetch(`${detail.recall_url}&lang=${language}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(ticket.id)
  }
  const bare = detail.recall_url.split('?')[0]
  expect((await fetch(bare)).status).toBe(404)
  expect((await fetch(`${bare}?key=${'0'.repeat(64)}`)).status).toBe(404)
})

test('another player reads no ticket of ours', async () => {
  const ours = await openPage(game.origin, ledger.dealToken())
  const { ticket } = await ours.buy()
  const other = await openPage(game.origin, dealTrialTicket())
  expect((await other.post('ticket', { id: ticket.id })).status).toBe(400)
  expect((await post(game.origin, 'state', {}, 'wrong')).body['code']).toBe('SESSION_ENDED')
  expect((await other.post('history', {})).body['tickets']).toEqual([])
})

test('a grant of free rounds is refused in words', async () => {
  const grant = '{"grant":"F7KQ2M9XWP4T"}'
  const refused = await askAsOperator('free-rounds/grant', grant)
  expect([refused.status, refused.body.code]).toEqual([422, 'GAME_WITHOUT_FREE_ROUNDS'])
  expect((await askAsOperator('free-rounds/grant', grant, '0'.repeat(64))).status).toBe(401)
})

type ListPage = { code?: string; rounds?: { round_id: string }[]; next?: string | null }

/** A call as the operator signs it, unless a test says otherwise. */
async function askAsOperator(call: string, body: string, signature?: string) {
  const path = `/api/operator/koel/${call}`
  const timestamp = String(Date.now())
  const response = await fetch(`${game.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-maidan-key': KEY_ID,
      'x-maidan-timestamp': timestamp,
      'x-maidan-signature': signature ?? signMessage(KEY_SECRET, timestamp, path, body),
    },
    body,
  })
  return { status: response.status, body: (await response.json()) as ListPage }
}

test('the operator is told of tickets that were paid for, and of no trial', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const { ticket } = await page.buy()
  const { ticket: trial } = await (await openPage(game.origin, dealTrialTicket())).buy()
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const question = { from: at(-3_600_000), to: at(3_600_000), cursor: null as string | null }
  const list = (changed: object = {}) =>
    askAsOperator('rounds/list', JSON.stringify({ ...question, ...changed }))
  const { body } = await list()
  expect(body.next).toBe(null)
  const listed = body.rounds ?? []
  expect(listed.find(({ round_id }) => round_id === ticket.id)).toMatchObject({
    bet: ticket.priceMinor,
    win: ticket.winMinor,
    state: 'closed',
  })
  expect(listed.map(({ round_id }) => round_id)).not.toContain(trial.id)
  expect((await list({ to: question.from })).body.rounds).toEqual([])
  const after = listed.at(-1)
  const began = (await list()).body.rounds?.at(-1) as { began_at?: string } | undefined
  const cursor = `${Date.parse(began?.began_at ?? '')}.${after?.round_id}`
  expect((await list({ cursor })).body.rounds).toEqual([])
  for (const wrong of [{ cursor: 'x' }, { from: 'today' }, { to: 7 }])
    expect((await list(wrong)).body).toMatchObject({ code: 'INVALID_BODY' })
  const unsigned = await askAsOperator('rounds/list', JSON.stringify(question), '0'.repeat(64))
  expect([unsigned.status, unsigned.body.rounds]).toEqual([401, undefined])
})

test('two open answers of one page lead to the same player and ticket', async () => {
  const page = await openPage(game.origin, ledger.dealToken())
  const { ticket } = await page.buy()
  const again = (await open(ledger.dealToken(), makePageKey())).body as OpenView
  expect(again.state.ticket?.id).toBe(ticket.id)
})
