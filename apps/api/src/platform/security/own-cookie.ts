import type { Config } from '../config.ts'

type OwnCookie = { name: string; value: string; path: string; seconds: number }

/**
 * A `set-cookie` header that no script reads, that goes to no other site, and over https alone where
 * the house has https. With 0 seconds the browser forgets it.
 */
export function ownCookie(
  config: Pick<Config, 'MODE' | 'PUBLIC_URL'>,
  { name, value, path, seconds }: OwnCookie,
): string {
  const https = config.MODE === 'live' || (config.PUBLIC_URL?.startsWith('https://') ?? false)
  const rules = `Path=${path}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  return `${name}=${value}; Max-Age=${seconds}; ${rules}`
}
