import { randomUUID } from 'node:crypto'
import { EVERYBODYS_XPUB } from '@maidan/cashier'
import {
  beginBreak,
  cancelBets,
  cashClaim,
  cashOut,
  convertVipcoin,
  gameRun,
  getPromotion,
  listInbox,
  lookPromoCode,
  playerLogin,
  quoteCashOut,
  requestEwallet,
  showCashback,
  showMissions,
  showProtection,
  showTransactions,
  staffBlockPlayer,
  startChat,
  takePromoCode,
  updateBet,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openPlayNode, type PlayNode } from '../../cashier/testing/play-node.ts'
import { openPlayPartner } from '../../cashier/testing/play-partner.ts'
import { watchUsdt } from '../../cashier/usdt/chain/watch-usdt.ts'
import { barPlayers } from '../../exchange/jobs/bar-players.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { firstGame, launchGame } from '../../games/wallet/testing/launch-game.ts'
import { openTable, type Table } from '../../games/wallet/testing/open-table.ts'

const DAY_MS = 24 * 3_600_000
const HER_MONEY = 1_000_000n

let world: World
let desk: Desk
let node: PlayNode
let code: string
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    studio: true,
    paymentPartners: new Map([['bkash', openPlayPartner()]]),
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url, FEED_STALE_MS: '60000' },
    idleJobs: ['ask-bkash', 'handle-notices', 'watch-usdt', 'check-statements', 'bar-players'],
  })
  await watchUsdt(world.api.ctx)
  desk = openDesk(world)
  betting = openBetting(world)
  code = (await openMatch(world)).code
})
afterAll(async () => {
  await world.close()
  await node.close()
})

async function withMoney(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, HER_MONEY)
  return person
}

type Length = 'day1' | 'days7' | 'months6'

const take = ({ token, password }: Person, length: Length = 'days7', given = password) =>
  world.call(beginBreak, { token, body: { length, password: given } })

type Answer = Promise<{ status: number; error: { code?: string } }>

const refusalOf = async (asked: Answer) => {
  const { status, error } = await asked
  return status === 200 ? null : error.code
}

/** Every way into play and to money that could be played with. */
function doorsOf(person: Person): Record<string, () => Answer> {
  const { token, remoteId } = person
  const bet = onTigers(code, 'back', '3', 100)
  const wallet = (provider: string, type: string) => ({
    token,
    body: { amount: '500', type, provider, promotion: 0 },
  })
  return {
    placeBets: () => betting.place(person, bet),
    updateBet: () =>
      world.call(updateBet, { token, params: { id: '1' }, body: { persistence: 'keep' } }),
    gameRun: async () => {
      const game = await firstGame(world.api.ctx, 'PADMA')
      const { status, code: refused = '' } = await launchGame(world, person, game)
      return { status, error: { code: refused } }
    },
    demo: async () => {
      const gameCode = await firstGame(world.api.ctx, 'PADMA')
      return world.call(gameRun, {
        token,
        body: {
          userId: remoteId,
          externalURL: world.url,
          isMobileLogin: true,
          gameCode,
          gameType: 'slot',
          platform: 'PADMA',
          mode: 'demo',
        },
      })
    },
    playerLogin: () => world.call(playerLogin, { token, body: { user_id: remoteId } }),
    getWalletNumber: () => desk.offer(person, '500'),
    transfer: () => world.call(requestEwallet, wallet('Nagad', 'Personal')),
    checkout: () => world.call(requestEwallet, wallet('bKash', 'Checkout')),
    usdt: () => world.call(requestEwallet, wallet('USDT', 'TRC20')),
    lookPromoCode: () => world.call(lookPromoCode, { token, body: { code: 'MAIDAN50' } }),
    takePromoCode: () =>
      world.call(takePromoCode, { token, body: { code: 'MAIDAN50', changed_at: null } }),
    cashClaim: () => world.call(cashClaim, { token }),
    convertVipcoin: () => world.call(convertVipcoin, { token, query: { vip_coin: '100' } }),
  }
}

/** Points and a reward that could be taken, were there no break. */
async function withRewards(person: Person) {
  await sql`
    UPDATE player SET vip_points = 1000000, referral_bonus_minor = 5000 WHERE id = ${person.playerId}
  `.execute(world.api.ctx.db)
}

test('[LAW-29] a break shuts every door at once, and each says until when', async () => {
  const alice = await withMoney('alice')
  await withRewards(alice)
  const [bet] = await betting.placed(alice, onTigers(code, 'back', '3', 100))
  const { body } = await take(alice)
  const doors = doorsOf(alice)
  const answers = await Promise.all(
    Object.entries(doors).map(async ([name, ask]) => [name, await refusalOf(ask())]),
  )
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.keys(doors).map((name) => [name, 'ON_BREAK'])),
  )
  const { error } = await betting.place(alice, onTigers(code, 'back', '3', 100))
  expect(error.message).toMatch(/^You are on a break from play until 20\d\d\/\d\d\/\d\d \d\d:\d\d/)
  expect(Date.parse(body.until) - world.clock.now().getTime()).toBeGreaterThan(7 * DAY_MS - 60_000)
  const { token } = alice
  expect((await world.call(showMissions, { token })).body.data).toEqual([])
  expect((await world.call(showCashback, { token })).body.data).toEqual([])
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id: bet?.bet_id }])
  await barPlayers(world.api.ctx)
  expect(await betting.openOf(alice, code)).toEqual([])
})

test('[LAW-29] the doors open by themselves at the end of a break, and not before', async () => {
  const bob = await withMoney('bob')
  const { body } = await take(bob, 'day1')
  world.clock.advance(Date.parse(body.until) - world.clock.now().getTime() - 30_000)
  expect(await refusalOf(desk.offer(bob, '500'))).toBe('ON_BREAK')
  world.clock.advance(31_000)
  expect(await refusalOf(desk.offer(bob, '500'))).toBeNull()
  const { body: shown } = await world.call(showProtection, { token: bob.token })
  expect(shown.break).toBeNull()
})

test('[LAW-29] in an open game the next bet is refused, and what is owed is paid', async () => {
  const carol = await world.signUp('carol')
  const table: Table = await openTable(world, carol, { balanceMinor: 10_000n })
  const [won, back, late] = [table.newIds(), table.newIds(), table.newIds()]
  expect((await table.bet('1000', won)).status).toBe(200)
  expect((await table.bet('1000', back)).status).toBe(200)
  await take(carol)
  const refused = await table.bet('1000', late)
  expect([refused.status, refused.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
  expect((await table.win('3000', won)).status).toBe(200)
  expect((await table.rollback(back)).status).toBe(200)
  expect(await table.balance()).toBe(12_000n)
})

test('[LAW-29] a launch that waits for its game opens none any more', async () => {
  const carol = await withMoney('carol')
  const table = await openTable(world, carol)
  const { token } = await launchGame(world, carol, table.game)
  await take(carol)
  const entered = await table.wallet('authenticate', { token, game: table.game })
  expect([entered.status, entered.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
})

test('[LAW-29] what is theirs stays theirs: cancel, cash out, withdraw, records, support', async () => {
  const [dora, erna] = [await withMoney('dora'), await withMoney('erna')]
  const { code: market } = await openMatch(world)
  await betting.placed(dora, onTigers(market, 'back', '3', 100))
  await betting.placed(erna, onTigers(market, 'lay', '3', 100))
  await betting.placed(erna, onTigers(market, 'back', '2', 500, { persistence: 'keep' }))
  const [rests] = await betting.placed(dora, onTigers(market, 'back', '4', 50))
  await take(dora)
  const { token } = dora
  const bets = [{ bet_id: rests?.bet_id ?? '' }]
  expect((await world.call(cancelBets, { token, body: { bets } })).status).toBe(200)
  const quote = await world.call(quoteCashOut, { token, query: { market_id: market } })
  const out = await world.call(cashOut, {
    token,
    body: {
      market_id: market,
      client_ref: randomUUID(),
      guaranteed: quote.body.guaranteed ?? '0',
    },
  })
  expect([out.status, out.text]).toEqual([200, out.text])
  expect((await desk.withdraw(dora, { amount: '500' })).status).toBe(200)
  expect((await world.call(showTransactions, { token })).body.transaction).toHaveLength(1)
  expect((await world.call(getPromotion, {})).status).toBe(200)
  const chat = await world.call(startChat, {
    token,
    body: { user_one_id: dora.playerId, user_two_id: 1 },
  })
  expect(chat.status).toBe(200)
})

test('[LAW-29] nobody ends a break early: not the player, not staff, not the database', async () => {
  const frida = await withMoney('frida')
  const { token } = frida
  expect((await take(frida, 'months6', 'Not-the-one-1')).error.code).toBe('PASSWORD_WRONG')
  expect(await refusalOf(desk.offer(frida, '500'))).toBeNull()
  await take(frida, 'days7')
  const longer = await take(frida, 'months6')
  expect(longer.status).toBe(200)
  const shorter = await take(frida, 'days7')
  expect([shorter.status, shorter.error.code]).toEqual([409, 'BREAK_SHORTER'])
  const admin = await world.staff('admin')
  const params = { id: String(frida.playerId) }
  for (const blocked of [true, false])
    await world.call(staffBlockPlayer, {
      token: admin.token,
      params,
      body: { section: 'games', blocked, reason: 'they called' },
    })
  await sql`UPDATE player SET games_blocked = false WHERE id = ${frida.playerId}`.execute(
    world.api.ctx.db,
  )
  expect(
    await refusalOf(world.call(playerLogin, { token, body: { user_id: frida.remoteId } })),
  ).toBe('ON_BREAK')
  for (const end of [null, world.clock.now()])
    await expect(
      sql`UPDATE player SET break_until = ${end} WHERE id = ${frida.playerId}`.execute(
        world.api.ctx.db,
      ),
    ).rejects.toThrow('a break is not ended early')
  const { body } = await world.call(showProtection, { token })
  expect(body).toMatchObject({
    break: { kind: 'self_exclusion', until: longer.body.until },
    break_lengths: ['months6', 'year1', 'years5'],
  })
  const inbox = await world.call(listInbox, { token, query: {} })
  expect(inbox.body.data.data.filter(({ title }) => title === 'Your break has begun')).toHaveLength(
    2,
  )
})

test('[LAW-29] a bet and a break at the same moment: one of the two is first', async () => {
  const gina = await world.signUp('gina')
  const table = await openTable(world, gina, { balanceMinor: 100_000n })
  const bets = Array.from({ length: 6 }, () => table.bet('100', table.newIds()))
  const [, ...answers] = await Promise.all([take(gina), ...bets])
  const taken = answers.filter(({ status }) => status === 200).length
  expect(await table.balance()).toBe(100_000n - BigInt(taken) * 100n)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.every(({ body }) => body['code'] === 'PLAYER_BLOCKED')).toBe(true)
  expect((await table.bet('100', table.newIds())).body['code']).toBe('PLAYER_BLOCKED')
})
