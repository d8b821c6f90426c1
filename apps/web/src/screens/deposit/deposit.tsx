import { FundsFrame } from '../../app/frames/funds-frame.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositForm } from './deposit-form.tsx'

export function Deposit() {
  return (
    <FundsFrame end={<BalanceChip />} tab="deposit">
      <DepositForm />
    </FundsFrame>
  )
}
