import { balance, staffLogin } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import type { Browser, Page } from '@playwright/test'
import { backofficeUrl } from '../../ports.ts'
import { open } from '../../steps/quick-clock.ts'
import { store } from '../../stub/stored.ts'
import { call, type Member } from './house.ts'

/** Opens an address of the site as a player who is logged in on this device. */
export async function enter(
  page: Page,
  person: Pick<Person, 'token' | 'remoteId' | 'username'>,
  path: string,
): Promise<void> {
  const { token, remoteId: remote_id, username } = person
  await store(page, { token, remote_id, username })
  await open(page, path)
}

/** What a player may spend, as the house says when it is asked. */
export async function balanceOf({ token }: Pick<Person, 'token'>): Promise<string> {
  const { body } = await call(balance, { token })
  return body.balance
}

const PASSWORD = 'Maidan2026'
const desktop = { baseURL: backofficeUrl, viewport: { width: 1280, height: 800 } }

/** Opens an address of the office in a browser of its own, as a member who has logged in there. */
export async function openDeskOf(browser: Browser, member: Member, path: string): Promise<Page> {
  const context = await browser.newContext(desktop)
  const login = await context.request.post(staffLogin.path, {
    headers: { 'x-maidan-office': '1', origin: backofficeUrl },
    data: { username: member, password: PASSWORD },
  })
  if (!login.ok()) throw new Error(`the log-in of ${member} failed: ${await login.text()}`)
  const desk = await context.newPage()
  await desk.addInitScript((name) => localStorage.setItem('staff_session', name), member)
  await desk.goto(path)
  return desk
}
