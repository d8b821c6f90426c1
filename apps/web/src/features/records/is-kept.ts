import type { CallAnswer } from '@maidan/contract'
import type { showTurnovers } from '@maidan/contract/facts'

type Turnover = CallAnswer<typeof showTurnovers>['turnover'][number]

/** Whether a bonus is kept for the player until this turnover is done. */
export function isKept({ status, bonus, end }: Turnover): boolean {
  return status === 'active' && bonus !== undefined && end === undefined
}
