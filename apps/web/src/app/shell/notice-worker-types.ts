/** What the worker has of its surroundings; the types of pages do not know it. */
export type Surroundings = {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void
}
type Page = { focus(): Promise<Page>; navigate(address: string): Promise<unknown> }
type Lasting = { waitUntil(work: Promise<unknown>): void }
type PushEvent = Lasting & { data: { json(): unknown } | null }
type NoticeEvent = Lasting & { notification: Notification }

/** As the server sends it, in the words of this device. */
export type ShownNotice = { title: string; body: string; to: string; lang: string; tag: string }
