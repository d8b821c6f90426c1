/**
 * Registers the worker that keeps the app's files for the next visit. When a newer one has come,
 * `onNewer` gets the deed that lets it take over and loads the page anew; until then the old files
 * go on. Without service workers nothing happens; it rejects where the browser refuses to register.
 */
export async function keepApp(onNewer: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')
  const offer = (newer: ServiceWorker) => {
    // The first worker of a device replaces nothing.
    if (newer.state !== 'installed' || serviceWorker.controller === null) return
    onNewer(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      newer.postMessage({ type: 'SKIP_WAITING' }, [])
    })
  }
  const follow = (newer: ServiceWorker | null) => {
    newer?.addEventListener('statechange', () => offer(newer))
  }
  if (registration.waiting) offer(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}
