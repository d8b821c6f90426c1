import type { approvalEvidence, approvalState } from '@maidan/contract'
import type * as z from 'zod'
import type { Tx } from '../database/db.ts'
import type { StaffIdentity } from '../http/handler.ts'
import type { ApprovalCommand, ApprovalKind } from './approval-terms.ts'

export type ApprovalState = z.output<typeof approvalState>
export type ApprovalEvidence = z.output<typeof approvalEvidence>

/** What somebody agreed to, with both names. */
export type Agreed<Command> = {
  id: bigint
  subject: string
  command: Command
  why: string
  askedBy: Pick<StaffIdentity, 'staffId' | 'username'>
  agreedBy: StaffIdentity
  note: string
  ip: string
  at: Date
}

/** Work that cannot be part of the decision's transaction; it runs once that is committed. */
export type AfterCommit = () => Promise<unknown>

/** Does what was agreed to, in the transaction of the decision: a refusal undoes both. */
export type ApprovalAct<K extends ApprovalKind, Ports = unknown> = (
  ports: Ports,
  tx: Tx,
  agreed: Agreed<ApprovalCommand<K>>,
) => Promise<AfterCommit | void>
