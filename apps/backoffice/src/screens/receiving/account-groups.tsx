import { Card } from '@maidan/ui'
import type { ReceivingAccount } from '../../features/receiving/queries.ts'
import { AccountRow } from './account-row.tsx'
import type { Open } from './open-dialog.tsx'

type Props = {
  accounts: readonly ReceivingAccount[]
  /** Left out for those who only read. */
  onOpen: ((open: Open) => void) | undefined
}

/** The accounts under the names of their methods. */
export function AccountGroups({ accounts, onOpen }: Props) {
  const methods = [...new Set(accounts.map(({ method }) => method))]
  return methods.map((method) => (
    <section className="flex flex-col gap-2" key={method}>
      <h2 className="text-base font-semibold">{method}</h2>
      <Card padded={false}>
        <ul aria-label={method} className="divide-y divide-field-800">
          {accounts
            .filter((account) => account.method === method)
            .map((account) => (
              <AccountRow account={account} key={account.id} onOpen={onOpen} />
            ))}
        </ul>
      </Card>
    </section>
  ))
}
