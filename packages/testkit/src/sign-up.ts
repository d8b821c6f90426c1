import {
  createPlayer,
  HOME_CURRENCY,
  login,
  PLAYER_CURRENCIES,
  sendVerificationCode,
  showUser,
  updateProfile,
  verifyPhoneNumber,
} from '@maidan/contract'
import type { CallSite } from './call-site.ts'
import { awaitCode, type SentMessage } from './read-messages.ts'

export type Person = {
  token: string
  remoteId: string
  username: string
  password: string
  phone: string
  email: string
  playerId: number
}

type Tools = { call: CallSite; messages: (to: string) => Promise<SentMessage[]> }

let people = 0

/** Registers a person as the app does, verifies the phone with the code sent, saves a birthday. */
export async function signUp(
  tools: Tools,
  name: string,
  fields: Record<string, string>,
): Promise<Person> {
  people += 1
  const tail = String(people).padStart(4, '0')
  const phone = fields['phone'] ?? `0181${String(process.pid % 1000).padStart(3, '0')}${tail}`
  const person = {
    username: fields['username'] ?? `${name}2026${tail}`.slice(0, 16),
    password: fields['password'] ?? `Green${tail}Field7`,
    email: fields['email'] ?? `${name}${tail}@people.localhost`,
    phone,
  }
  const created = await tools.call(createPlayer, {
    body: {
      ...person,
      confirmPassword: person.password,
      name: fields['name'] ?? `${name} of the test`,
      currency: PLAYER_CURRENCIES.find((known) => known === fields['currency']) ?? HOME_CURRENCY,
      status: 'active',
      ...(fields['referral_code'] && { referral_code: fields['referral_code'] }),
    },
  })
  if (created.status !== 200) throw new Error(`sign-up of ${name} failed: ${created.text}`)
  const { body: session } = await tools.call(login, {
    body: { username: person.username, password: person.password },
  })
  await verifyPhone(tools, session.token, phone)
  await tools.call(updateProfile, {
    token: session.token,
    body: { remote_id: session.remote_id, dofb: '1995-06-15' },
  })
  const { body: user } = await tools.call(showUser, { token: session.token })
  return { ...person, token: session.token, remoteId: session.remote_id, playerId: user.id }
}

async function verifyPhone({ call, messages }: Tools, token: string, phone: string) {
  const sentAfter = Date.now() - 1000
  const sent = await call(sendVerificationCode, { token, body: { phone } })
  if (sent.status !== 200) throw new Error(`sending a code failed: ${sent.text}`)
  const code = await awaitCode(messages, phone, sentAfter)
  const verified = await call(verifyPhoneNumber, { token, body: { verification_code: code } })
  if (verified.status !== 200) throw new Error(`verifying the phone failed: ${verified.text}`)
}
