import { sql } from 'kysely'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

/** How long an address stays known after a member of staff came in from it. */
const KNOWN_DAYS = 30

type Try = { username: string; ip: string }

/**
 * Takes a try at a staff account. What strangers try from elsewhere never keeps a member of staff
 * out at an address that they came in from lately; at a new one it costs a minute at most.
 */
export async function takeLogInLimits(ports: Ports, { username, ip }: Try) {
  const { limits } = ports
  const network = networkOf(ip)
  await limits.take('staffLoginPerIp', network)
  await limits.take('staffLoginPerAccountFromIp', `${username} ${network}`)
  if (!(await isKnown(ports, username, network)))
    await limits.take('staffLoginPerAccount', username)
}

/** Gives back what wrong tries at this address have used up. */
export async function forgiveLogIns({ limits }: Ports, { username, ip }: Try) {
  await limits.reset('staffLoginPerAccountFromIp', `${username} ${networkOf(ip)}`)
}

async function isKnown({ db, clock }: Ports, username: string, network: string) {
  const since = new Date(clock.now().getTime() - KNOWN_DAYS * 24 * 3600 * 1000)
  const { rows } = await sql<{ ip: string }>`
    SELECT DISTINCT s.ip FROM staff_session s JOIN staff ON staff.id = s.staff_id
    WHERE staff.username = ${username} AND s.created_at > ${since}
  `.execute(db)
  return rows.some(({ ip }) => networkOf(ip) === network)
}
