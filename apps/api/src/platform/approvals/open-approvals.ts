import type { Tx } from '../database/db.ts'
import type { AfterCommit, Agreed, ApprovalAct } from './approval-act.ts'
import { approvalTerms, type ApprovalKind } from './approval-terms.ts'

/** Does what a second person has agreed to, whatever it is. */
export type Approvals = {
  /** Throws unless the kept command is one of its kind. */
  apply: (kind: ApprovalKind, tx: Tx, agreed: Agreed<unknown>) => Promise<AfterCommit | void>
}

/** Ties the acts of the nouns to the ports that they need; nothing here knows any of them. */
export function openApprovals<Ports>(
  acts: { readonly [K in ApprovalKind]: ApprovalAct<K, Ports> },
  ports: () => Ports,
): Approvals {
  return {
    apply(kind, tx, agreed) {
      // The kept command is of its kind as soon as the kind's own schema has read it.
      const act = acts[kind] as ApprovalAct<ApprovalKind, Ports>
      const command = approvalTerms[kind].command.parse(agreed.command)
      return act(ports(), tx, { ...agreed, command })
    },
  }
}
