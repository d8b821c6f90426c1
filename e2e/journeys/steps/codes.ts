import { awaitCode, type Person } from '@maidan/testkit'
import { createPlayer, login } from '@maidan/contract'
import type { Page } from '@playwright/test'
import { call, messages } from './house.ts'
import { newNames } from './new-player.ts'

export const PASSWORD = 'Green2026Field'

/** Taps Verify beside a phone or an e-mail address of the profile and types the code that came. */
export async function verify(page: Page, target: string): Promise<void> {
  const sentAfter = Date.now() - 1000
  await page
    .locator('main')
    .getByText(target, { exact: true })
    .locator('xpath=ancestor::div[2]')
    .getByRole('button', { name: 'Verify' })
    .click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Send code' }).click()
  await popup.getByLabel('Code', { exact: true }).fill(await awaitCode(messages, target, sentAfter))
  await popup.getByRole('button', { name: 'Confirm' }).click()
}

/** Somebody who has signed up and shown nothing yet: neither phone nor birthday. */
export async function newcomer(name: string): Promise<Omit<Person, 'playerId'>> {
  const names = newNames(name)
  const created = await call(createPlayer, {
    body: {
      ...names,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      name: 'Nobody Yet',
      currency: 'BDT',
    },
  })
  if (created.status !== 200) throw new Error(`the sign-up failed: ${created.text}`)
  const { body } = await call(login, { body: { username: names.username, password: PASSWORD } })
  return { ...names, password: PASSWORD, token: body.token, remoteId: body.remote_id }
}
