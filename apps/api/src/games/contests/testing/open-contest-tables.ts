import { sql } from 'kysely'
import type { Guest } from '../../wallet/testing/launch-game.ts'
import { openTable, type House, type Table } from '../../wallet/testing/open-table.ts'
import type { WalletReply } from '../../wallet/testing/wallet-client.ts'

/** What the house keeps of the contests of the tables' game, in hundredths of a percent. */
export const FEE_BPS = 1_000

/** A player's calls for contests; a bet is in a round of its own, as in a room. */
export type ContestTable = Table & {
  enter: (bet: string, contest: string, amount: string) => Promise<WalletReply>
  pay: (bet: string, contest: string, amount: string) => Promise<WalletReply>
  giveBack: (bet: string, contest: string) => Promise<WalletReply>
  close: (contest: string) => Promise<WalletReply>
}

/** Players with money in front of a game that has contests. */
export async function openContestTables(
  house: House,
  guests: readonly Guest[],
  balanceMinor: bigint,
): Promise<ContestTable[]> {
  const tables: ContestTable[] = []
  for (const guest of guests) {
    const table = await openTable(house, guest, { balanceMinor })
    await sql`UPDATE game SET contest_fee_bps = ${FEE_BPS} WHERE code = ${table.game}`.execute(
      house.api.ctx.db,
    )
    tables.push({ ...table, ...contestCalls(table) })
  }
  return tables
}

function contestCalls({ wallet, session, game }: Table) {
  const common = (bet: string, contest: string) => ({ session, round_id: `${bet}-round`, contest })
  const money = (amount: string) => ({ amount, currency: 'BDT' })
  return {
    enter: (bet: string, contest: string, amount: string) =>
      wallet('bet', { ...common(bet, contest), ...money(amount), game, transaction_id: bet }),
    pay: (bet: string, contest: string, amount: string) =>
      wallet('win', {
        ...common(bet, contest),
        ...money(amount),
        transaction_id: `${bet}-win-${amount}`,
        bet_transaction_id: bet,
      }),
    giveBack: (bet: string, contest: string) =>
      wallet('rollback', {
        ...common(bet, contest),
        transaction_id: `${bet}-back`,
        bet_transaction_id: bet,
        reason: 'called off',
      }),
    close: (contest: string) => wallet('contests/close', { contest, currency: 'BDT' }),
  }
}
