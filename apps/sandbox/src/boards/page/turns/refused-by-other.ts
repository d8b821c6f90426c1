import { StudioRefusal } from '../../../games/page/studio/call-studio.ts'

const CHOICE_CODES = ['CHOICE_ILLEGAL', 'CHOICE_OUT_OF_ORDER', 'ROUND_OVER']

const OTHER_ROUND_CODES = ['ROUND_UNFINISHED', 'SPIN_IN_PROGRESS']

/** A choice that came too late or twice; the round itself stands. */
export const isLateChoice = (reason: unknown): boolean => isOneOf(CHOICE_CODES, reason)

/** A round of this seat is under way that this page does not know of: another window began it. */
export const isOtherRound = (reason: unknown): boolean => isOneOf(OTHER_ROUND_CODES, reason)

function isOneOf(codes: readonly string[], reason: unknown): boolean {
  return reason instanceof StudioRefusal && codes.includes(reason.code)
}
