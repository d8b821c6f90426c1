import type { AccountType, ChannelType, PaymentMethod } from './payment-method.ts'

/** The way to pay on the page of a partner; the documents' own three are paid by hand. */
export const CHECKOUT = 'Checkout' satisfies ChannelType

/** The way to pay by a transfer of TRON's own kind of token. */
export const TRC20 = 'TRC-20' satisfies ChannelType

/** The deposit channels as the documents list them; a channel's id is the same for every method. */
const channels = [
  { id: 1, account_type: 'Personal', icon: '/storage/channels/personal.svg' },
  { id: 2, account_type: 'Agent', icon: '/storage/channels/agent.svg' },
  { id: 3, account_type: 'Merchant', icon: '/storage/channels/merchant.svg' },
  { id: 4, account_type: CHECKOUT, icon: '/storage/channels/checkout.svg' },
  { id: 5, account_type: TRC20, icon: '/storage/channels/trc20.svg' },
] as const satisfies readonly { id: number; account_type: ChannelType; icon: string }[]

/** The channels of these types, in their order. */
export function channelsOf(types: readonly ChannelType[]) {
  return channels.filter(({ account_type }) => types.includes(account_type))
}

/** Reads a type of account of the house; the documents' misspelt `Marchent` is a Merchant. Null if unknown. */
export function readAccountType(text: string): AccountType | null {
  const type = readChannelType(text)
  return type === CHECKOUT || type === TRC20 ? null : type
}

/** Reads a way to pay in, with the same misspelling; null if unknown. */
export function readChannelType(text: string): ChannelType | null {
  if (text === 'Marchent') return 'Merchant'
  return channels.find(({ account_type }) => account_type === text)?.account_type ?? null
}

/**
 * The ways to pay a method: by hand where the house has an account, on a partner's page, or over a
 * chain that the house follows.
 */
export function channelTypes(
  { type, accountTypes }: Pick<PaymentMethod, 'type' | 'accountTypes'>,
  open: { hasAccount: (type: AccountType) => boolean; hasPage: boolean; hasChain: boolean },
): ChannelType[] {
  if (type === 'chain') return open.hasChain ? [TRC20] : []
  const byHand = accountTypes.filter(open.hasAccount)
  return open.hasPage ? [...byHand, CHECKOUT] : byHand
}
