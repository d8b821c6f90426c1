import type { QueryClient } from '@tanstack/react-query'
import { isPhoneVerified, pendingOf } from '../../features/funds/form-checks.ts'
import type { PlayerFacts } from '../../features/funds/form-checks.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { transactionsQuery, userQuery } from '../../features/session/queries.ts'

/**
 * What the checks of a money form need, read anew where it is stale. Without the list of
 * transactions the server's own check of a pending request stands alone. `isReplaced` says which
 * pending request the new one takes the place of.
 */
export async function readPlayerFacts(
  client: QueryClient,
  action: 'deposit' | 'withdraw',
  isReplaced: (pending: Transaction) => boolean = () => false,
): Promise<PlayerFacts> {
  const [user, transactions] = await Promise.all([
    client.fetchQuery(userQuery),
    client
      .fetchQuery(transactionsQuery)
      .catch(() => client.getQueryData(transactionsQuery.queryKey) ?? []),
  ])
  return {
    phoneVerified: isPhoneVerified(user),
    pending:
      pendingOf(
        transactions.filter((one) => !isReplaced(one)),
        action,
      ) !== undefined,
  }
}
