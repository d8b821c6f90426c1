import { PaymentsDesk } from './payments-desk.tsx'

export function Withdrawals() {
  return <PaymentsDesk direction="withdrawal" />
}
