import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { addMember } from '../accounts/add-member.ts'
import { checkMemberName } from '../accounts/check-member-name.ts'
import { startOver } from '../accounts/start-over.ts'
import { takeCodePart } from '../accounts/take-code-part.ts'

/** What works on the machine itself, beside a running house or without one. */
export type Machine = { db: Db; clock: Clock; config: Pick<Config, 'SECRET'> }

export type Invited = { username: string; code: string; expiresAt: Date }

/** The actor of what is done on the machine itself, where nobody is logged in. */
const MACHINE = { username: 'the machine' }
/** Law 24: a house begins with two administrators, so that two can agree. */
export const ADMINS_AT_FIRST = 2

const ADMIN = { role: 'admin' as const }

type Admin = { id: bigint; username: string; status: string }

/**
 * Invites the first two administrators and answers their codes. Run again before the first of them
 * has enrolled it gives new codes; after that it refuses.
 * @throws Error in one sentence.
 */
export function setUpAdministrators(
  machine: Machine,
  names: readonly string[],
): Promise<Invited[]> {
  const requested = names.map(checkMemberName)
  if (new Set(requested).size !== ADMINS_AT_FIRST)
    throw new Error(`Name ${ADMINS_AT_FIRST} different people: npm run setup -- NAME NAME`)
  return inTransaction(machine.db, async (tx) => {
    await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const { rows: admins } = await sql<Admin>`
      SELECT id, username, status FROM staff WHERE role = 'admin' ORDER BY id
    `.execute(tx)
    const invited: Invited[] = []
    for (const username of chooseNames(admins, requested)) {
      const known = admins.find((one) => one.username === username)
      invited.push(await invite(machine, tx, username, known?.id))
    }
    return invited
  })
}

/** Who was invited before keeps the name under which that was done. */
function chooseNames(admins: readonly Admin[], requested: readonly string[]): readonly string[] {
  const enrolled = admins.filter(({ status }) => status !== 'invited')
  if (enrolled.length > 0) {
    const who = enrolled.map(({ username }) => username).join(', ')
    throw new Error(
      `This house has administrators already (${who}). They invite others in the back office; one who lost password or authenticator is recovered with: npm run setup -- --recover NAME`,
    )
  }
  return admins.length > 0 ? admins.map(({ username }) => username) : requested
}

async function invite(machine: Machine, tx: Tx, username: string, known: bigint | undefined) {
  const at = machine.clock.now()
  const givers = [MACHINE.username]
  if (known !== undefined) await startOver(tx, { staffId: known, givers, at })
  const staffId = known ?? (await addMember(tx, { username, ...ADMIN, givers, at }))
  const part = await takeCodePart(machine, tx, { staffId, giver: MACHINE.username, at })
  await note(machine, tx, 'staff.setup', username)
  return { username, ...part }
}

/**
 * Lets a member of staff enrol anew who lost password or authenticator, and answers the code: for
 * whoever sits at the machine, when no two people are left to agree. Opens a blocked member too.
 * @throws Error in one sentence.
 */
export function recoverMember(machine: Machine, name: string): Promise<Invited> {
  const at = machine.clock.now()
  return inTransaction(machine.db, async (tx) => {
    const { rows } = await sql<Admin>`
      SELECT id, username, status FROM staff WHERE username = ${name.toLowerCase()} FOR UPDATE
    `.execute(tx)
    const [member] = rows
    if (!member) throw new Error(`Nobody of the staff is called ${name}.`)
    const { id: staffId, username } = member
    await startOver(tx, { staffId, givers: [MACHINE.username], at })
    const part = await takeCodePart(machine, tx, { staffId, giver: MACHINE.username, at })
    await note(machine, tx, 'staff.recover', username)
    return { username, ...part }
  })
}

function note({ clock }: Machine, tx: Tx, act: string, username: string): Promise<void> {
  const subject = `staff:${username}`
  return writeAudit(tx, { staff: MACHINE, act, subject, ip: 'localhost', at: clock.now() })
}
