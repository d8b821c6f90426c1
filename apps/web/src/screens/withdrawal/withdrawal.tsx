import { FundsFrame } from '../../app/frames/funds-frame.tsx'
import { PendingCard } from '../../app/notes/pending-card.tsx'
import { WalletCard } from './wallet-card.tsx'
import { WithdrawalChecklist } from './withdrawal-checklist.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

export function Withdrawal() {
  return (
    <FundsFrame tab="withdrawal">
      <div className="flex flex-col gap-6">
        <WalletCard />
        <PendingCard action="withdraw" />
        <WithdrawalChecklist />
        <WithdrawalForm />
      </div>
    </FundsFrame>
  )
}
