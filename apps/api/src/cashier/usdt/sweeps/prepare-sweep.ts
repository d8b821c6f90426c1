import { transferFeeSun, trxText, usdtText } from '@maidan/cashier'
import { SWEEP_TRANSFERS_MAX } from '@maidan/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { lockNumbers } from '../../../platform/database/lock-numbers.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { readAmount } from '../../payments/read-amount.ts'
import { tronAccount } from '../addresses/tron-address.ts'
import type { Usdt } from '../open-usdt.ts'
import { heldAddresses, type HeldAddress } from './held-addresses.ts'

type Ports = { clock: Clock; db: Db; usdt: Usdt | null }
type Asked = { least: string; staff: StaffIdentity; ip: string }

/**
 * Writes down what is to be swept: every address that holds `least` or more and is in no sweep yet, the
 * fullest first. Moves nothing: the house cannot sign. Refuses with SWEEP_NOWHERE, SWEEP_EMPTY, and with
 * SWEEP_COST_UNKNOWN while the node does not say what a transfer costs. Returns the sweep's id.
 */
export async function prepareSweep(ports: Ports, { least, staff, ip }: Asked): Promise<bigint> {
  const { usdt } = ports
  const leastMicro = readAmount(least, 'USDT', 'least')
  if (!usdt || usdt.sweepTo === null) throw new Refusal('SWEEP_NOWHERE')
  const [fullest] = due(await heldAddresses(ports.db), leastMicro)
  if (!fullest) throw new Refusal('SWEEP_EMPTY')
  const feeSun = await askFee(usdt, usdt.sweepTo, fullest)
  const made = { receiver: usdt.sweepTo, feeSun, leastMicro, at: ports.clock.now() }
  return inTransaction(ports.db, (tx) => write(tx, { ...made, staff, ip }))
}

function due(addresses: readonly HeldAddress[], leastMicro: bigint): HeldAddress[] {
  return addresses
    .filter(({ micro, is_asked: isAsked }) => micro >= leastMicro && !isAsked)
    .slice(0, SWEEP_TRANSFERS_MAX)
}

async function askFee({ node }: Usdt, sweepTo: string, { address, micro }: HeldAddress) {
  const [from, to] = [tronAccount(address) ?? '', tronAccount(sweepTo) ?? '']
  const cost = await node.transferCost({ from, to, micro })
  if (cost.kind === 'unknown') throw new Refusal('SWEEP_COST_UNKNOWN')
  return transferFeeSun(cost)
}

type Made = Omit<Asked, 'least'> & {
  receiver: string
  feeSun: bigint
  leastMicro: bigint
  at: Date
}

/** The addresses are read again under a lock: somebody else may have asked for them meanwhile. */
async function write(tx: Tx, made: Made): Promise<bigint> {
  const { receiver, feeSun, leastMicro, staff, ip, at } = made
  await sql`SELECT pg_advisory_xact_lock(${lockNumbers.usdtSweep})`.execute(tx)
  const lines = due(await heldAddresses(tx), leastMicro)
  if (lines.length === 0) throw new Refusal('SWEEP_EMPTY')
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO usdt_sweep (receiver, fee_sun, made_at, made_by)
    VALUES (${receiver}, ${feeSun}, ${at}, ${staff.username}) RETURNING id
  `.execute(tx)
  const id = rows[0]?.id ?? 0n
  await sql`
    INSERT INTO usdt_sweep_line (sweep_id, address, micro)
    SELECT ${id}, address, micro FROM unnest(${lines.map(({ address }) => address)}::text[],
      ${lines.map(({ micro }) => micro.toString())}::bigint[]) AS line (address, micro)
  `.execute(tx)
  const micro = lines.reduce((sum, line) => sum + line.micro, 0n)
  const detail = { transfers: lines.length, amount: usdtText(micro), fee: trxText(feeSun) }
  const subject = `sweep:${id.toString()}`
  await writeAudit(tx, { staff, act: 'sweep.prepare', subject, detail, ip, at })
  return id
}
