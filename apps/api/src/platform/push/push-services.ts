/**
 * Whether an endpoint is of a push service that the house sends to. A browser names it, so that
 * without this list anybody could have the house call any address. `https://*.a.example` stands for
 * every host below `a.example`.
 */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, host, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return services.some((service) => {
    const [scheme = '', below] = service.split('//*')
    return below === undefined ? origin === service : protocol === scheme && host.endsWith(below)
  })
}
