import {
  getPaymentMethods,
  getPromotion,
  login,
  originOf,
  sendMessage,
  staffAddDevice,
  staffDevices,
  staffSettleMarket,
  startChat,
  type CallDefinition,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { firstGame, launchGame } from '../../games/wallet/testing/launch-game.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import type { Sender } from './raw-request.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

const OPENING_MINOR = 1_000_000n

/**
 * A house in the middle of its day: alice with money, points, a bonus and an open game; bob with a
 * deposit and a withdrawal that wait for staff; a conversation and inbox messages of both; a market
 * with a bet in it.
 */
export async function openStage() {
  const world = await openWorld({ studio: true, env: { FEED_STALE_MS: '60000' } })
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const admin = await world.staff('admin')
  const table = await openTable(world, alice, { balanceMinor: OPENING_MINOR })
  await openTable(world, bob, { balanceMinor: OPENING_MINOR })
  const [bet, settled] = [table.newIds(), table.newIds()]
  await table.bet('100', bet)
  await table.bet('100', settled)
  await table.win('300', settled)
  const { db } = world.api.ctx
  await sql`UPDATE player SET vip_points = 1000, referral_bonus_minor = 5000`.execute(db)
  const hers = await own(world, alice)
  const his = { ...(await own(world, bob)), ...(await waiting(world, bob)) }
  const game = await firstGame(world.api.ctx, 'PADMA')
  return {
    world,
    alice,
    bob,
    admin,
    member: await otherMember(world),
    table,
    bet,
    hers,
    his,
    market: await openMarket(world, alice),
    game,
    launchToken: (await launchGame(world, alice, game)).token,
    aged: await agedToken(world, alice),
    ...(await oneDevice(world, admin)),
    ...(await firstIds(world)),
    close: () => world.close(),
  }
}

/** The address that answers a call. */
export function rightOrigin({ world }: Stage, call: CallDefinition): string {
  return originOf(call) === 'office' ? world.api.backofficeUrl : world.url
}

/** Who makes a call: the player, staff or game provider that it is for. */
export function rightSender({ alice, admin, world }: Stage, { auth }: CallDefinition): Sender {
  switch (auth) {
    case 'none':
      return {}
    case 'optional':
    case 'player':
      return { token: alice.token }
    case 'staff':
      return { token: admin.token }
    case 'partner':
      return { key: world.keys.padma }
  }
}

async function own({ call, api }: World, { token, playerId }: Person) {
  const { body } = await call(startChat, {
    token,
    body: { user_one_id: playerId, user_two_id: 1 },
  })
  const chat = String(body.chat.id)
  const said = { chat_id: chat, sender_id: playerId, content: 'Hello' }
  const { body: sent } = await call(sendMessage, { token, body: said })
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM inbox_message WHERE player_id = ${playerId} ORDER BY id LIMIT 1
  `.execute(api.ctx.db)
  return { chat, message: String(sent.data.id), inbox: String(rows[0]?.id) }
}

/** A member of staff whom the admin may act on, and their session. */
async function otherMember({ api, staff }: World) {
  await staff('cashier2')
  const { rows } = await sql<{ id: bigint; session: bigint }>`
    SELECT m.id, s.id AS session FROM staff m JOIN staff_session s ON s.staff_id = m.id
    WHERE m.username = 'cashier2'
  `.execute(api.ctx.db)
  return { id: String(rows[0]?.id), session: String(rows[0]?.session) }
}

/** A market with an order of alice's in it, and another whose void waits for a second person. */
async function openMarket(world: World, alice: Person) {
  const { code, eventId } = await openMatch(world)
  const [bet] = await openBetting(world).placed(alice, onTigers(code, 'back', '5', 100))
  const voided = await openMatch(world)
  const { token } = await world.staff('trader1')
  const { body } = await world.call(staffSettleMarket, {
    token,
    params: { code: voided.code },
    body: { outcome: { void: true }, reason: 'rain' },
  })
  return { code, eventId, bet: bet?.bet_id ?? '', request: String(body.approval?.id) }
}

/** A deposit that the wallets know nothing of, and a withdrawal: both wait on the desk. */
async function waiting(world: World, person: Person) {
  const desk = openDesk(world)
  const reference = (await desk.claim(person)).body.transaction_id
  const payout = (await desk.withdraw(person)).body.transaction_id
  const [deposit, withdrawal] = [await desk.paymentId(reference), await desk.paymentId(payout)]
  return { reference, deposit, withdrawal }
}

/** A phone that forwards messages, and a receiving account whose SIM is in none. */
async function oneDevice({ call }: World, { token }: { token: string }) {
  const { body } = await call(staffDevices, { token })
  const [held, free] = body.free_accounts.map(({ id }) => String(id))
  const counter = { name: 'Counter phone', accounts: [held ?? ''], reason: 'for the counter' }
  const added = await call(staffAddDevice, { token, body: counter })
  return { deviceId: String(added.body.id), freeAccount: free ?? '' }
}

/** The token of a session that was opened the day before yesterday. */
async function agedToken({ call, api }: World, { username, password }: Person): Promise<string> {
  const { body } = await call(login, { body: { username, password } })
  await sql`
    UPDATE player_session SET created_at = now() - interval '2 days'
    WHERE id = (SELECT max(id) FROM player_session)
  `.execute(api.ctx.db)
  return body.token
}

async function firstIds({ call }: World) {
  const methods = (await call(getPaymentMethods)).body
  const list = Array.isArray(methods) ? methods : methods.pgs
  const promotions = (await call(getPromotion)).body
  return {
    methodId: list[0]?.id ?? 0,
    /** Nobody pays with it, so it may be stopped. */
    spareMethodId: list.at(-1)?.id ?? 0,
    promotionId: String(promotions[0]?.id ?? 0),
  }
}
