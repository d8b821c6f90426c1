import type { AccountType } from './payment-method.ts'

/** The deposit channels as the documents list them; a channel's id is the same for every method. */
const channels = [
  { id: 1, account_type: 'Personal', icon: '/storage/channels/personal.svg' },
  { id: 2, account_type: 'Agent', icon: '/storage/channels/agent.svg' },
  { id: 3, account_type: 'Merchant', icon: '/storage/channels/merchant.svg' },
] as const satisfies readonly { id: number; account_type: AccountType; icon: string }[]

/** The channels of these account types, in their order. */
export function channelsOf(types: readonly AccountType[]) {
  return channels.filter(({ account_type }) => types.includes(account_type))
}

/** Reads an account type; the documents' misspelt `Marchent` is a Merchant. Null if unknown. */
export function readAccountType(text: string): AccountType | null {
  if (text === 'Marchent') return 'Merchant'
  return channels.find(({ account_type }) => account_type === text)?.account_type ?? null
}
