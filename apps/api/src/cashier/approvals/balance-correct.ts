import { correctBalance } from '../flows/correct-balance.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

/** A player's balance put right by hand, against the house's account of corrections. */
export const balanceCorrect: ApprovalAct<'balance.correct', Ports> = (ports, tx, { id, command }) =>
  correctBalance(ports, tx, {
    key: `correction:${id}`,
    playerId: BigInt(command.playerId),
    amountMinor: BigInt(command.amountMinor),
  })
