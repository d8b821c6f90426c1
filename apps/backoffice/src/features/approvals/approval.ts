import type { CallAnswer, Calls } from '@maidan/contract'
import type { Tone } from '@maidan/ui'

export type Approval = CallAnswer<Calls['staffApprovals']>['data'][number]
export type ApprovalState = Approval['state']
export type Decision = 'agree' | 'refuse' | 'withdraw'

export const stateTones = {
  waiting: 'waiting',
  agreed: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ApprovalState, Tone>
