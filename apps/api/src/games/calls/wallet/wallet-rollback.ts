import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { rollbackCall } from '../../wallet/wallet-call.ts'

export const walletRollback: Handler<Calls['walletRollback']> = async (ctx, { partner, body }) =>
  answerMove(await ctx.wallet(rollbackCall(partner, body)))
