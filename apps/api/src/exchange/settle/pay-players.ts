import { countedRisk, EXCHANGE_PLAY } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import type { PlayerSettlement } from '@maidan/exchange'
import type { Command, Step } from '@maidan/ledger'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { numbers } from '../../platform/database/statement.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { earnPoints } from '../../bonuses/vip/earn-points.ts'
import { countStakes } from '../../bonuses/turnover/count-stakes.ts'
import type { PlayAtHouse, SettlementPlan } from './decide-settlement.ts'
import {
  affordableSteps,
  settlementSteps,
  takenFrom,
  type SettlementAccounts,
} from './settlement-steps.ts'
import { notifyResettled } from './notify-resettled.ts'
import { notifySettled } from './notify-settled.ts'

type Ports = { db: Db; ledger: Ledger }

export type DuePlayer = PlayerSettlement & {
  orders: SettlementPlan['orders']
  atHouse: PlayAtHouse | null
}

type Payment = {
  marketId: bigint
  marketName: string
  version: number
  at: Date
  players: readonly DuePlayer[]
}

/**
 * Pays some players of a settlement: money, bets, exposure and turnover in one transaction, and word
 * to those who want it, or for whom a new settlement changes something.
 */
export async function payPlayers(ports: Ports, payment: Payment) {
  const { marketId, version } = payment
  const playerIds = payment.players.map(({ playerId }) => playerId)
  const exchange = await ports.ledger.accounts.house('house:exchange', HOME_CURRENCY)
  const commission = await ports.ledger.accounts.house('house:commission', HOME_CURRENCY)
  await inTransaction(ports.db, async (tx) => {
    const accounts = await readAccounts(tx, payment)
    const commands = payment.players.map((player): Command => {
      const own = accounts.get(player.playerId)
      if (!own) throw new Error('a settled player without accounts')
      const key = `settle:${payment.marketId}:${payment.version}:${player.playerId}`
      const steps = settlementSteps({ ...own, exchange, commission }, movesOf(player, own))
      return { key, fingerprint: key, steps }
    })
    const paid = await post(ports, tx, commands)
    await writeSettled(tx, payment, shortOf(payment, { accounts, commands, paid }))
    await countSettled(tx, payment)
    const told = { marketId, version, playerIds }
    await (version > 1 ? notifyResettled(tx, told) : notifySettled(tx, told))
  })
}

type Own = Pick<SettlementAccounts, 'cash' | 'exposure'> & {
  heldMinor: bigint
  /** What the settlement before has really moved, commission apart. */
  beforeGrossMinor: bigint
  beforeCommissionMinor: bigint
}

/** A settlement after another moves the difference, and finds nothing held any more. */
function movesOf({ grossMinor, commissionMinor }: DuePlayer, own: Own) {
  return {
    heldMinor: own.heldMinor,
    grossMinor: grossMinor - own.beforeGrossMinor,
    commissionMinor: commissionMinor - own.beforeCommissionMinor,
  }
}

async function readAccounts(tx: Tx, { marketId, version, players }: Payment) {
  const { rows } = await sql<{
    id: bigint
    cash: bigint
    exposure: bigint
    held: bigint
    moved: bigint
    commission: bigint
  }>`
    SELECT p.id, p.cash_account AS cash, p.exposure_account AS exposure,
      coalesce(x.liability_minor, 0)::bigint AS held,
      coalesce(s.gross_minor + s.short_minor, 0)::bigint AS moved,
      coalesce(s.commission_minor, 0)::bigint AS commission
    FROM player p
    LEFT JOIN exposure x ON x.player_id = p.id AND x.market_id = ${marketId}
    LEFT JOIN player_settlement s ON s.player_id = p.id AND s.market_id = ${marketId}
      AND s.version = ${version - 1}
    WHERE p.id = ANY(${players.map(({ playerId }) => playerId)}::bigint[])
      AND p.exposure_account IS NOT NULL
  `.execute(tx)
  return new Map(
    rows.map((row): [number, Own] => [
      Number(row.id),
      {
        cash: row.cash,
        exposure: row.exposure,
        heldMinor: row.held,
        beforeGrossMinor: row.moved,
        beforeCommissionMinor: row.commission,
      },
    ]),
  )
}

/** Posts each player's payment, as far as their cash goes; answers what was posted of it. */
async function post({ ledger }: Ports, tx: Tx, commands: readonly Command[]): Promise<Command[]> {
  const short = await postAll(ledger, tx, commands)
  if (short.length === 0) return [...commands]
  // Their cash is locked by now, so that what it holds is what can be taken.
  const affordable = await takeWhatThereIs(tx, short)
  const [stillShort] = await postAll(ledger, tx, affordable)
  if (stillShort) throw new Error(`the settlement ${stillShort.key} cannot be paid`)
  const byKey = new Map(affordable.map((command) => [command.key, command]))
  return commands.map((command) => byKey.get(command.key) ?? command)
}

type Posted = {
  accounts: ReadonlyMap<number, Own>
  commands: readonly Command[]
  paid: readonly Command[]
}

/** What could not be taken, player by player. */
function shortOf({ players }: Payment, { accounts, commands, paid }: Posted): bigint[] {
  return players.map(({ playerId }, index) => {
    const cash = accounts.get(playerId)?.cash ?? 0n
    const taken = (list: readonly Command[]) => takenFrom(cash, list[index]?.steps ?? [])
    return taken(commands) - taken(paid)
  })
}

/** Posts what moves anything; answers the commands for which there was not enough money. */
async function postAll(ledger: Ledger, tx: Tx, commands: readonly Command[]): Promise<Command[]> {
  const moving = commands.filter(({ steps }) => steps.length > 0)
  if (moving.length === 0) return []
  const results = await ledger.postIn(tx, moving)
  return moving.filter((_, index) => {
    const result = results[index]
    if (result?.status === 'posted') return false
    if (result?.status === 'refused' && result.code === 'NOT_ENOUGH_MONEY') return true
    throw new Error(`a settlement was ${JSON.stringify(result)}`)
  })
}

async function takeWhatThereIs(tx: Tx, commands: readonly Command[]): Promise<Command[]> {
  const ids = commands.flatMap(({ steps }) => steps.flatMap(accountsOf))
  const { rows } = await sql<{ id: bigint; balance_minor: bigint }>`
    SELECT id, balance_minor FROM account WHERE kept AND id = ANY(${numbers(ids)}::bigint[])
  `.execute(tx)
  const balances = new Map(rows.map(({ id, balance_minor }) => [id, balance_minor]))
  return commands.map((command) => ({
    ...command,
    steps: affordableSteps(command.steps, balances),
  }))
}

function accountsOf(step: Step): bigint[] {
  return step.kind === 'transfer' ? [step.from, step.to] : []
}

async function writeSettled(
  tx: Tx,
  { marketId, version, players }: Payment,
  short: readonly bigint[],
) {
  const orders = players.flatMap((player) => player.orders)
  await sql`
    INSERT INTO player_settlement
      (market_id, version, player_id, gross_minor, commission_minor, net_minor, short_minor,
        house_net_minor)
    SELECT ${marketId}, ${version}, * FROM unnest(
      ${players.map(({ playerId }) => playerId)}::bigint[],
      ${numbers(players.map(({ grossMinor }) => grossMinor))}::bigint[],
      ${numbers(players.map(({ commissionMinor }) => commissionMinor))}::bigint[],
      ${numbers(players.map(({ netMinor }) => netMinor))}::bigint[],
      ${numbers(short)}::bigint[],
      ${numbers(players.map(({ atHouse }) => atHouse?.netMinor ?? 0n))}::bigint[])
  `.execute(tx)
  await sql`
    INSERT INTO order_settlement (order_id, version, net_minor, outcome)
    SELECT id, ${version}, net, outcome FROM unnest(
      ${orders.map(({ orderId }) => orderId)}::bigint[],
      ${numbers(orders.map(({ netMinor }) => netMinor))}::bigint[],
      ${orders.map(({ outcome }) => outcome)}::text[]) AS o (id, net, outcome)
  `.execute(tx)
  await sql`
    UPDATE exposure SET liability_minor = 0, version = version + 1
    WHERE market_id = ${marketId} AND liability_minor > 0
      AND player_id = ANY(${players.map(({ playerId }) => playerId)}::bigint[])
  `.execute(tx)
}

/**
 * What was really won or lost to the house counts towards turnover and points, once, whatever comes after.
 * Bets between players do not: two accounts of one person would bet against each other.
 */
async function countSettled(tx: Tx, { marketId, marketName, version, at, players }: Payment) {
  if (version > 1) return
  const stakes = players.flatMap(({ playerId, atHouse }) => {
    const stakeMinor = atHouse === null ? 0n : countedRisk(atHouse.riskMinor, atHouse.netMinor)
    if (stakeMinor === 0n) return []
    const stakeKey = `bet:${marketId}:${playerId}`
    const of = { playerId: BigInt(playerId), stakeKey, gameName: marketName }
    return [{ ...of, ...EXCHANGE_PLAY, stakeMinor, at }]
  })
  await countStakes(tx, stakes)
  await earnPoints(tx, stakes, at)
}
