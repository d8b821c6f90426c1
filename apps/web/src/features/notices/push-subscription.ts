/** What the server has to know of a browser that shows notices. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string }

export type NoticePermission = 'unsupported' | NotificationPermission

/** Whether notices may be shown here; asking is the player's to begin. */
export function noticePermission(): NoticePermission {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window
  return canPush && 'Notification' in window ? Notification.permission : 'unsupported'
}

/** The subscription that this browser has; undefined for none. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (noticePermission() !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Subscribes this browser with the house's key; one made for another key gives way. */
export async function subscribeHere(publicKey: string): Promise<PushKeys> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return keysOf(subscription)
}

/** As the server takes it. Throws for a browser that gives no keys. */
export function keysOf(subscription: PushSubscription): PushKeys {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser gives no keys for notices')
  return { endpoint, p256dh, auth }
}
