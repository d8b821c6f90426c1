import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { backofficeUrl, siteUrl } from '../ports.ts'
import { open } from './quick-clock.ts'
import { store } from '../stub/stored.ts'

type Session = CallAnswer<Calls['login']>

const PASSWORD = 'Maidan2026'

/** One session a worker and player: the house limits how often one logs in. */
const sessions = new Map<string, Promise<Session>>()

/** Logs a demo player in at the house itself. */
export async function logInAs(request: APIRequestContext, username: string): Promise<Session> {
  const data: CallBody<Calls['login']> = { username, password: PASSWORD }
  const answer = await request.post(`${siteUrl}/api/login`, { data })
  if (!answer.ok()) throw new Error(`the log-in of ${username} failed: ${await answer.text()}`)
  return (await answer.json()) as Session
}

/** Opens an address as a demo player who has logged in. */
export async function enterAs(page: Page, username: string, path: string): Promise<void> {
  const session = sessions.get(username) ?? logInAs(page.request, username)
  sessions.set(username, session)
  const { token, remote_id } = await session
  await store(page, { token, remote_id, username })
  await open(page, path)
}

/** A staff call of a member of the demo staff, over the office's own address. */
export async function askOffice<Answer>(
  request: APIRequestContext,
  member: string,
  { method, path, data }: { method: 'GET' | 'POST'; path: string; data?: object },
): Promise<Answer> {
  const login = await request.post(`${backofficeUrl}/api/staff/login`, {
    data: { username: member, password: PASSWORD },
  })
  const { token } = (await login.json()) as CallAnswer<Calls['staffLogin']>
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.fetch(`${backofficeUrl}${path}`, {
    method,
    headers,
    ...(data && { data }),
  })
  if (!answer.ok()) throw new Error(`${path} failed: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
