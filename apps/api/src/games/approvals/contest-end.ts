import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Config } from '../../platform/config.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endContest } from '../contests/end-contest.ts'

type Ports = { config: Config; ledger: Ledger }

/** A contest that its provider has left: its undecided entries get back what it holds of theirs, and it is closed. */
export const contestEnd: ApprovalAct<'contest.end', Ports> = (ports, tx, { id, command, at }) => {
  const { platform, contest, currency, heldMinor, undecidedEntries, undecidedMinor } = command
  return endContest(ports, tx, {
    named: { platform, contest, currency },
    seen: {
      heldMinor: BigInt(heldMinor),
      undecidedEntries,
      undecidedMinor: BigInt(undecidedMinor),
    },
    request: id,
    at,
  })
}
