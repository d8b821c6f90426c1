import { callSite, readMessages, staffLogIn, type World } from '@maidan/testkit'
import { backofficeUrl, messagesUrl, siteUrl } from '../../ports.ts'

/** The calls of the house of the journeys, for what a journey does not walk through itself. */
export const call = callSite(siteUrl, backofficeUrl)

/** What was sent to a phone or an e-mail address, newest first. */
export const messages = (to: string) => readMessages(messagesUrl, to)

export type Member = Parameters<World['staff']>[0]

const sessions = new Map<Member, Promise<string>>()

/** The token of a member of the demo staff: one log-in a worker. */
export function tokenOf(member: Member): Promise<string> {
  const session = sessions.get(member) ?? staffLogIn(call, member).then(({ token }) => token)
  sessions.set(member, session)
  return session
}
