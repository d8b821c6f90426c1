import { BET_MINOR, SLOT } from './little-catalogue.ts'
import type { ProviderAnswer } from './provider-answer.ts'
import type { ProviderFault } from './provider-faults.ts'

type Body = Readonly<Record<string, string | number | null>>

export type LittleGrant = { terms: Body; isCancelled: boolean }

type Kept = { fault: ProviderFault | null; grants: Map<string, LittleGrant> }

const refuse = (status: number, code: string): ProviderAnswer => ({
  status,
  body: { code, message: code },
})

/** What the little provider says to a call about free rounds, by the document alone. */
export function answerLittleGrant(call: string, body: Body, kept: Kept): ProviderAnswer {
  const id = String(body['grant'])
  if (call === 'free-rounds/grant') return give(id, body, kept)
  const grant = kept.grants.get(id)
  if (!grant && kept.fault === 'knows every grant') return { status: 200, body: {} }
  if (!grant) return refuse(404, 'GRANT_NOT_FOUND')
  if (call === 'free-rounds/cancel' && kept.fault !== 'cancels nothing') grant.isCancelled = true
  return shown(grant, kept)
}

function give(id: string, body: Body, kept: Kept): ProviderAnswer {
  const { fault, grants } = kept
  const refused = refusalOf(body, fault)
  if (refused) return refused
  const known = grants.get(id) ?? { terms: body, isCancelled: false }
  grants.set(id, known)
  const isOther = JSON.stringify(known.terms) !== JSON.stringify(body)
  if (isOther && fault !== 'takes other terms') return refuse(409, 'GRANT_CONFLICT')
  return shown(known, kept)
}

function refusalOf({ game, currency, bet }: Body, fault: ProviderFault | null) {
  if (game === 'KOEL-RICKSHAW' && fault !== 'gives free rounds of any game')
    return refuse(422, 'GAME_WITHOUT_FREE_ROUNDS')
  if (game !== SLOT && game !== 'KOEL-RICKSHAW') return refuse(404, 'GAME_NOT_FOUND')
  if (currency !== 'BDT') return refuse(422, 'CURRENCY_NOT_OFFERED')
  if (bet !== BET_MINOR && fault !== 'gives rounds at any bet')
    return refuse(422, 'BET_LEVEL_UNKNOWN')
  return null
}

function shown({ terms, isCancelled }: LittleGrant, { fault }: Kept): ProviderAnswer {
  const isOver = Date.parse(String(terms['expires_at'])) <= Date.now()
  const isExpired = isOver && fault !== 'forgets the time of a grant'
  const state = isCancelled ? 'cancelled' : isExpired ? 'expired' : 'open'
  const left = state === 'open' ? terms['rounds'] : 0
  const told = fault === 'answers without the terms' ? { grant: terms['grant'] } : terms
  return { status: 200, body: { ...told, played: 0, left, won: '0', state } }
}
