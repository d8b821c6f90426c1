import { decimalAmount } from '@maidan/money'
import { merchantAccounts } from '../../checkouts/merchant/merchant-accounts.ts'
import type { BkashDesk } from '../bkash-desk.ts'

/** What the merchant has at bKash: what it takes, and what payouts leave from. */
export async function organizationBalance({ books }: BkashDesk) {
  const { takes, paysOut } = merchantAccounts.bkash
  const { rows } = await books.query<{ number: string; balance_minor: string }>(
    `select number, balance_minor from wallets.account where wallet = 'bkash' and number = any($1)`,
    [[takes, paysOut]],
  )
  const balanceOf = (account: string) => {
    const minor = rows.find(({ number }) => number === account)?.balance_minor ?? '0'
    return decimalAmount(BigInt(minor), 'BDT')
  }
  return {
    organizationBalance: [
      accountAnswer('Organization Collection Account', balanceOf(takes)),
      accountAnswer('Organization Disbursement Account', balanceOf(paysOut)),
    ],
  }
}

function accountAnswer(accountTypeName: string, balance: string) {
  return {
    accountTypeName,
    accountHolderName: 'Maidan',
    accountStatus: 'Active',
    currency: 'BDT',
    currentBalance: balance,
    availableBalance: balance,
  }
}
