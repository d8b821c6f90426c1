import type { ShownNotice, Surroundings } from './notice-worker-types.ts'

declare const self: Surroundings

const icon = '/storage/brand/icon-192.png'
const again = { renotify: true }

self.addEventListener('push', (event) => {
  // A browser takes leave away from who is sent something and shows nothing.
  const notice = event.data?.json() as ShownNotice | undefined
  if (notice === undefined) return
  const { title, body, to, lang, tag } = notice
  const shown = { body, lang, tag, icon, badge: icon, data: { to } }
  // One in the place of another is news, too.
  event.waitUntil(self.registration.showNotification(title, { ...shown, ...again }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { to } = event.notification.data as { to: string }
  event.waitUntil(openPage(to))
})

/** In a page that is open already; else in a new one. */
async function openPage(to: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page === undefined) return void (await self.clients.openWindow(to))
  // A browser may refuse to bring the page to the front, and a page that no worker has taken over
  // yet cannot be led on.
  await page.focus().catch(() => page)
  await page.navigate(to).catch(() => self.clients.openWindow(to))
}
