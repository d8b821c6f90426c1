import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { NamedContest } from './close-contest.ts'
import { contestSubject, findStuckContest, sumOf, type StuckContest } from './stuck-contests.ts'

type Ports = { clock: Clock; db: Db }

type Asked = { named: NamedContest; reason: string; staff: StaffIdentity; ip: string }

/** How many sizes of stakes the second person is shown with what each gets; the largest come first. */
const SIZES_SHOWN_MAX = 20

/**
 * Asks a second person to end a contest that stands in the list of stuck ones; answers the request's id.
 * @throws Refusal NOT_FOUND for no contest; STATE_CHANGED for one that is closed, empty or younger
 */
export function askToEndContest(ports: Ports, asked: Asked): Promise<bigint> {
  const { named, reason: why, staff, ip } = asked
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const stuck = await findStuckContest(tx, named, at)
    if (!stuck) throw new Refusal((await isContest(tx, named)) ? 'STATE_CHANGED' : 'NOT_FOUND')
    const asking = {
      kind: 'contest.end' as const,
      subject: contestSubject(named),
      command: {
        ...named,
        heldMinor: stuck.held_minor.toString(),
        undecidedEntries: stuck.stakesMinor.length,
        undecidedMinor: sumOf(stuck.stakesMinor).toString(),
      },
      why,
      evidence: evidenceOf(stuck),
    }
    return askApproval(tx, { ...asking, staff, ip, at }, 'reason')
  })
}

async function isContest(tx: Tx, { platform, contest, currency }: NamedContest): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contest
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
  `.execute(tx)
  return rows.length > 0
}

function evidenceOf(stuck: StuckContest) {
  const { currency, rest, stakesMinor } = stuck
  const money = (minor: bigint) => decimalAmount(minor, currency)
  return {
    reasons: ['always' as const],
    claimed: { game: stuck.game, game_provider: stuck.provider, currency },
    found: {
      contest_holds: money(stuck.held_minor),
      contest_paid_out: money(stuck.paid_minor),
      entries_paid: stuck.paid_entries.toString(),
      entries_undecided: stakesMinor.length.toString(),
      entries_staked: money(sumOf(stakesMinor)),
    },
    effect: {
      ...(stakesMinor.length > 0 && { entries_get: whatEachGets(stuck, currency) }),
      entries_back: money(sumOf(rest.backsMinor)),
      house: money(rest.houseMinor),
    },
  }
}

/** Of each size of stake how many entries have it and what each of them gets: `3*10.00/4.00`, blanks between them. */
function whatEachGets({ stakesMinor, rest }: StuckContest, currency: Currency): string {
  const sizes = new Map<bigint, { entries: number; backMinor: bigint }>()
  for (const [at, stake] of stakesMinor.entries()) {
    const entries = (sizes.get(stake)?.entries ?? 0) + 1
    sizes.set(stake, { entries, backMinor: rest.backsMinor[at] ?? 0n })
  }
  return [...sizes]
    .slice(0, SIZES_SHOWN_MAX)
    .map(([stake, { entries, backMinor }]) => {
      const [staked, back] = [stake, backMinor].map((minor) => decimalAmount(minor, currency))
      return `${entries}*${staked}/${back}`
    })
    .join(' ')
}
