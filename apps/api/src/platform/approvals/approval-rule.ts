import type { approvalEvidence, approvalKind, approvalState } from '@maidan/contract'
import type * as z from 'zod'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/open-database.ts'
import type { StaffIdentity, StaffRole } from '../http/handler.ts'

export type ApprovalKind = z.output<typeof approvalKind>
export type ApprovalState = z.output<typeof approvalState>
export type ApprovalEvidence = z.output<typeof approvalEvidence>

/** Roles beside the admin, who may do everything. */
export type RolesBesideAdmin = readonly Exclude<StaffRole, 'admin'>[]

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

/** How one kind of request is asked for, decided and done. */
export type ApprovalRule = {
  mayAsk: RolesBesideAdmin
  mayDecide: RolesBesideAdmin
  /** How long it waits for the second person. */
  lastsMs: number
  /** Throws unless the value is a command of this kind. */
  parse: (command: unknown) => unknown
  /** Does what was agreed to, in the transaction of the decision: a refusal undoes both. */
  apply: (ctx: Context, tx: Tx, agreed: Agreed<unknown>) => Promise<AfterCommit | void>
}

type Rule<S extends z.ZodType> = Omit<ApprovalRule, 'parse' | 'apply'> & {
  command: S
  apply: (ctx: Context, tx: Tx, agreed: Agreed<z.output<S>>) => Promise<AfterCommit | void>
}

/** Declares a kind's rule; what is applied has been parsed by the kind's own schema. */
export function approvalRule<S extends z.ZodType>({
  command,
  apply,
  ...rest
}: Rule<S>): ApprovalRule {
  return {
    ...rest,
    parse: (value) => command.parse(value),
    apply: (ctx, tx, agreed) =>
      apply(ctx, tx, { ...agreed, command: command.parse(agreed.command) }),
  }
}
