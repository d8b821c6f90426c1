import { balance, login } from '@maidan/contract'
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { enter } from './steps/enter.ts'
import { call } from './steps/house.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

const STEP_SECONDS = 30
/** What is left of a step when a code of it can still be typed and sent. */
const ENOUGH_SECONDS = 8

/** The code of this step of time, or of the one before, which is good for a little longer. */
async function codeOf(secret: string, which: 'now' | 'before'): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return generate({ secret, epoch: which === 'now' ? now : now - STEP_SECONDS })
}

/** Waits for the next step when this one is about to end. */
async function beginStep(): Promise<void> {
  const left = STEP_SECONDS - (Math.floor(Date.now() / 1000) % STEP_SECONDS)
  if (left < ENOUGH_SECONDS) await new Promise((done) => setTimeout(done, left * 1000))
}

/** Turns the code on and answers the key; its first code is the one before, so that this one is left. */
async function turnOn(page: Page, password: string): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Turn on' }).click()
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Next' }).click()
  const secret = (await main.locator('code').innerText()).replaceAll(' ', '')
  await beginStep()
  await main.getByLabel('Code of your authenticator app').fill(await codeOf(secret, 'before'))
  await main.getByRole('button', { name: 'Turn on' }).click()
  await expect(main.getByRole('listitem')).toHaveCount(10)
  await main.getByRole('button', { name: 'I have kept them' }).click()
  return secret
}

test('[LAW-8] who turned the code on logs in with it, and logs another browser out', async ({
  page,
}) => {
  const sami = await newPlayer('sami')
  const { username, password } = sami
  const { token } = (await call(login, { body: { username, password } })).body
  await enter(page, { ...sami, token }, '/security')
  const secret = await turnOn(page, password)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/login')
  const main = page.getByRole('main')
  await main.getByLabel('Username').fill(username)
  await main.getByLabel('Password', { exact: true }).fill(password)
  const logIn = main.getByRole('button', { name: 'Log in', exact: true })
  await logIn.click()
  await main.getByLabel('Code of your authenticator app').fill(await codeOf(secret, 'now'))
  await logIn.click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/security')
  await main.getByRole('button', { name: 'Log out: Unknown device' }).click()
  await expect(main.getByText('You are logged in on no other device.')).toBeVisible()
  expect((await call(balance, { token: sami.token })).status).toBe(401)
})
