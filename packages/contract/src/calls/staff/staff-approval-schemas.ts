import * as z from 'zod/mini'
import { APPROVAL_FACTS, APPROVAL_KINDS, HELD_WIN_REASONS } from '../../lists.ts'
import { instant } from '../../schemas.ts'

export const approvalKind = z.enum(APPROVAL_KINDS)

export const approvalState = z.enum(['waiting', 'agreed', 'refused', 'expired', 'withdrawn'])

/** What a member of staff may do with a request: the asker withdraws, another one decides. */
export const approvalDecision = z.enum(['agree', 'refuse', 'withdraw'])

/** Why one person alone was not enough. */
export const approvalReason = z.enum([
  'always',
  'not_checked',
  'no_statement',
  'other_amount',
  'other_sender',
  'other_receiver',
  'other_time',
  'pays_another',
  'above_limit',
  'day_limit',
  'void',
  'void_span',
  'settled_before',
  'no_result',
  'other_result',
  'event_running',
  'result_fresh',
  ...HELD_WIN_REASONS,
])

/**
 * What a request tells of itself. Amounts are decimal, in `currency` (BDT if that is missing), instants
 * ISO 8601, the rest is text.
 */
export const approvalFact = z.enum(APPROVAL_FACTS)

const facts = z.partialRecord(approvalFact, z.string())

/** What the decision stands on, as it was when somebody asked. */
export const approvalEvidence = z.object({
  reasons: z.array(approvalReason).check(z.minLength(1)),
  /** What was said: by the player, or by whoever asked. */
  claimed: facts,
  /** What others know of it: the wallet's statement, the partner's result. */
  found: facts,
  /** What is done when somebody agrees. */
  effect: facts,
  /** What stays as it is, where a part of something is to change. */
  kept: z.optional(facts),
})

export const staffApproval = z.object({
  id: z.number(),
  kind: approvalKind,
  /** `payment:REF`, `market:CODE`, `limit:cricket.market`, `player:1001`. */
  subject: z.string(),
  why: z.string(),
  evidence: approvalEvidence,
  asked_by: z.string(),
  asked_at: instant,
  expires_at: instant,
  state: approvalState,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  note: z.string(),
  /** Whether the one who reads this may agree or refuse. */
  may_decide: z.boolean(),
  /** Whether the one who reads this has asked. */
  mine: z.boolean(),
})
