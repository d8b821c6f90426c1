import { isApiFailure } from '@maidan/client'

const codes: readonly string[] = [
  'ON_BREAK',
  'DEPOSIT_LIMIT',
  'STAKE_LIMIT',
  'LOSS_LIMIT',
  'DEPOSIT_ASIDE',
  'TIME_LIMIT',
]

/** Whether something was refused for a limit or a break of the player's own: one screen shows them. */
export function isOwnLimit(error: unknown): boolean {
  return isApiFailure(error) && codes.includes(error.code ?? '')
}
