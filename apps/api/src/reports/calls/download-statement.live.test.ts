import { downloadStatement } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, payByHand, type Desk } from '../../cashier/testing/open-desk.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'

let world: World
let desk: Desk
let alice: Person

beforeAll(async () => {
  world = await openWorld({ studio: true, env: { FEED_STALE_MS: '60000' } })
  desk = openDesk(world)
  alice = await world.signUp('alice')
})
afterAll(() => world.close())

const HOURS_AHEAD_MS = 6 * 3_600_000
const thisMonth = () => new Date(Date.now() + HOURS_AHEAD_MS).toISOString().slice(0, 7)

function ask(person: Person, month: string, query = {}) {
  return world.call(downloadStatement, {
    token: person.token,
    params: { month },
    query: { format: 'csv', ...query },
  })
}

async function tableOf(person: Person, month: string, query = {}) {
  const { status, headers, text } = await ask(person, month, query)
  const rows = text.trimEnd().split('\r\n')
  return { status, headers, cells: rows.map((row) => row.split(',')) }
}

async function play(person: Person) {
  const table = await openTable(world, person)
  const [won, lost] = [table.newIds(), table.newIds()]
  await table.bet('10000', won)
  await table.win('25050', won)
  await table.bet('3000', lost)
  await table.win('0', lost)
}

async function withdraw(person: Person) {
  const { body } = await desk.withdraw(person, { amount: '600' })
  const { token } = await world.staff('cashier1')
  await payByHand(world, token, { id: await desk.paymentId(body.transaction_id) })
  return body.transaction_id
}

async function ledgerBalance({ playerId }: Person): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    SELECT (a.balance_minor / 100.0)::numeric(18, 2)::text AS balance
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.balance ?? ''
}

test('deposits, bets and a withdrawal stand in a statement that ends at the ledger', async () => {
  const deposited = await desk.deposit(alice, { amount: '2000' })
  await play(alice)
  const { code } = await openMatch(world)
  await openBetting(world).placed(alice, onTigers(code, 'back', '2.00', 250))
  const withdrawn = await withdraw(alice)
  const { headers, cells } = await tableOf(alice, thisMonth())
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain(`statement-${thisMonth()}.csv`)
  const said = cells.map(([, what, reference, amount]) => [what, reference, amount])
  expect(said).toEqual([
    ['Movement', 'Reference', 'Amount'],
    ['Opening balance', '', ''],
    ['Deposit', deposited, '2000.00'],
    ['Game bet', expect.stringMatching(/^\d+$/), '-100.00'],
    ['Game win', expect.stringMatching(/^\d+$/), '250.50'],
    ['Game bet', expect.stringMatching(/^\d+$/), '-30.00'],
    ['Held for exchange bets', expect.stringMatching(/^\d+$/), '-250.00'],
    ['Withdrawal', withdrawn, '-600.00'],
    ['Closing balance', '', ''],
  ])
  expect(cells.at(-1)?.[4]).toBe(await ledgerBalance(alice))
  expect(cells.at(-1)?.[4]).toBe('1270.50')
  const printed = await ask(alice, thisMonth(), { format: 'pdf', language: 'bn' })
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  expect(printed.headers.get('content-disposition')).toContain(`statement-${thisMonth()}.pdf`)
  expect(printed.text).toMatch(/^%PDF-/)
})

test('each movement stands in one month of Dhaka, and months chain', async () => {
  const bela = await world.signUp('bela')
  await desk.deposit(bela, { amount: '900' })
  await sql`ALTER TABLE transfer DISABLE TRIGGER append_only`.execute(world.api.ctx.db)
  await moveBack(bela, '2026-01-31T17:59:59Z')
  await desk.deposit(bela, { amount: '400' })
  const [january, february, now] = [
    await tableOf(bela, '2026-01'),
    await tableOf(bela, '2026-02'),
    await tableOf(bela, thisMonth(), { language: 'bn' }),
  ]
  const balances = ({ cells }: typeof now) => cells.slice(1).map((row) => [row[0], row[4]])
  expect(balances(january)).toEqual([
    ['', '0.00'],
    ['2026-01-31 23:59:59', '900.00'],
    ['', '900.00'],
  ])
  expect(balances(february)).toEqual([
    ['', '900.00'],
    ['', '900.00'],
  ])
  expect(now.cells[1]?.slice(1)).toEqual(['শুরুর ব্যালেন্স', '', '', '900.00', 'BDT'])
  expect(now.cells.at(-1)?.[4]).toBe('1300.00')
})

test('nobody gets a month that has not begun, or one that is none', async () => {
  expect((await ask(alice, '2099-01')).status).toBe(404)
  expect((await ask(alice, '2026-13')).status).toBe(422)
  expect((await ask(alice, thisMonth(), { format: 'xls' })).status).toBe(422)
  const stranger = { ...alice, token: 'nobody' }
  expect((await ask(stranger, thisMonth())).status).toBe(401)
})

/** As if everything of theirs had been booked at that instant. */
async function moveBack({ playerId }: Person, instant: string) {
  await sql`
    UPDATE transfer t SET created_at = ${instant} FROM player p
    WHERE p.id = ${playerId} AND p.cash_account IN (t.from_account, t.to_account)
  `.execute(world.api.ctx.db)
}
