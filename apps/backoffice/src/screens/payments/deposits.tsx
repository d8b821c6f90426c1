import { PaymentsDesk } from './payments-desk.tsx'

export function Deposits() {
  return <PaymentsDesk direction="deposit" />
}
