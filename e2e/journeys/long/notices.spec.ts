import { expect, test } from '@playwright/test'
import type { Page, Worker } from '@playwright/test'
import { siteUrl } from '../../ports.ts'
import { enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'

/** The worker keeps the whole app before it listens, which a busy machine takes its time over. */
const WORKER_READY_MS = 60_000

/** What a push service would give this browser; there is none behind a test. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
  keys: {
    p256dh:
      'BMny4VmvMFflnw-dplbY672Yn21aAU__xIjpcYB9vH0Hb7840bgx0l-vM23vbOH_uoeIhDLxz6jcBEoXkGjPf6k',
    auth: 'a5RfxeODc9PmyePgWUUnkg',
  },
}

async function subscribeTo(page: Page) {
  await page.addInitScript((given) => {
    const kept = 'subscribed'
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem(kept) === undefined),
    } as unknown as PushSubscription
    const here = () => (sessionStorage.getItem(kept) === null ? null : made)
    PushManager.prototype.getSubscription = () => Promise.resolve(here())
    // A browser without windows refuses notifications, whoever allows them.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem(kept, '1')
      return Promise.resolve(made)
    }
  }, subscription)
}

test('a player turns notices on, chooses their kinds, and a notice opens its page', async ({
  page,
}) => {
  await subscribeTo(page)
  await enter(page, await newPlayer('nila'), '/account')
  const kind = (name: string) => page.getByRole('switch', { name })
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(kind('A bet was settled')).toBeChecked({ timeout: WORKER_READY_MS })
  await expect(kind('Show amounts')).not.toBeChecked()
  await kind('A bet was settled').click()
  await expect(kind('A bet was settled')).not.toBeChecked()
  await page.reload()
  await expect(kind('A bet was settled')).not.toBeChecked()
  await expect(kind('Money has arrived')).toBeChecked()

  await keepNotices(page)
  await deliver(page, {
    title: 'ডিপোজিট জমা হয়েছে',
    body: 'পড়তে ময়দান খুলুন।',
    to: '/transaction-record',
    lang: 'bn',
    tag: 'money',
  })
  await expect.poll(() => shownNotices(page)).toEqual(['ডিপোজিট জমা হয়েছে: পড়তে ময়দান খুলুন।'])
  await tapNotice(page)
  await expect(page).toHaveURL(/\/transaction-record$/)

  await page.goBack()
  await page.getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
})

/** Hands the worker what a push service would. */
async function deliver(page: Page, notice: object) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: siteUrl,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
}

type Kept = { title: string; body: string; data: unknown; close: () => void }
type Scope = {
  kept: Kept[]
  registration: { showNotification: (title: string, options: Kept) => Promise<void> }
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('no service worker has begun')
  return worker
}

/** From here on the worker's notices are kept instead of shown: there is nowhere to show them. */
async function keepNotices(page: Page) {
  await workerOf(page).evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.kept = []
    scope.registration.showNotification = (title, options) => {
      scope.kept.push({ ...options, title, close: () => undefined })
      return Promise.resolve()
    }
  })
}

function shownNotices(page: Page): Promise<string[]> {
  return workerOf(page).evaluate(() =>
    (globalThis as unknown as Scope).kept.map(({ title, body }) => `${title}: ${body}`),
  )
}

/** Taps the one notice, as the system tells the worker of it. */
async function tapNotice(page: Page) {
  await workerOf(page).evaluate(() => {
    const [notification] = (globalThis as unknown as Scope).kept
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => undefined,
    })
    globalThis.dispatchEvent(event)
  })
}
