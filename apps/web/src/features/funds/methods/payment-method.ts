import type { CallAnswer } from '@maidan/contract'
import type { getPaymentMethods } from '@maidan/contract/facts'
import { answerList } from '../../../lib/calls/answer-list.ts'
import { asText } from '../../../lib/calls/as-text.ts'

type Methods = CallAnswer<typeof getPaymentMethods>

export type Method = Extract<Methods, readonly unknown[]>[number]
export type Channel = Method['channels'][number]

/** The methods of either shape of the answer that are open, in the answer's order (CASH-04, CASH-05). */
export function openMethods(methods: Methods | undefined): Method[] {
  return answerList<Method>(methods, 'pgs').filter(
    ({ status }) => asText(status).toLowerCase() === 'active',
  )
}

/** The e-wallet flag: the answer is an object of type `ewallet` (SIL-073). */
export function isEwallet(methods: Methods | undefined): boolean {
  return methods !== undefined && 'type' in methods && methods.type === 'ewallet'
}

/** Choosing a method chooses the first one of its name (CASH-06). */
export function firstOfName(methods: readonly Method[], name: string): Method | undefined {
  return methods.find((method) => method.name === name)
}

/** A method is paid in dollars when its name or type says so (SIL-080). */
export function isUsdt(method: Pick<Method, 'name' | 'type'> | undefined): boolean {
  return method !== undefined && /usdt/i.test(`${method.name} ${asText(method.type)}`)
}

/** Names under which a method may carry its channels (SIL-069). */
const channelLists = ['channels', 'channel', 'settings', 'setting'] as const

/**
 * The channels of all methods of a name, one of each kind. Methods without a list of channels are
 * channels themselves, by their type.
 */
export function channelsOf(methods: readonly Method[], name: string): Channel[] {
  const same = methods.filter((method) => method.name === name)
  const listed = same.flatMap((method) =>
    channelLists.flatMap((list) => answerList<Channel>((method as LooseMethod)[list])),
  )
  const found = listed.length > 0 ? listed : same.flatMap(ownChannel)
  return found.filter(
    ({ account_type }, at) =>
      found.findIndex((channel) => channel.account_type === account_type) === at,
  )
}

type LooseMethod = Partial<Record<(typeof channelLists)[number], readonly Channel[]>>

function ownChannel(method: Method): Channel[] {
  const { id, type, icon } = method
  return channelWord(type) !== null || isUsdt(method) ? [{ id, account_type: type, icon }] : []
}

export type ChannelWord = 'personal' | 'agent' | 'merchant' | 'checkout'

const channelWords: Readonly<Record<string, ChannelWord>> = {
  Personal: 'personal',
  Agent: 'agent',
  Merchant: 'merchant',
  Marchent: 'merchant',
  Checkout: 'checkout',
}

/** Which of the kinds an account type is; null for one that only its own name tells. */
export function channelWord(accountType: string): ChannelWord | null {
  return channelWords[accountType] ?? null
}
