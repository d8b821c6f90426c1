import type { Config } from '../../platform/config.ts'

/** A link is shown only if it leads to the studio, whatever the round's detail says. */
export function ownStudioUrl(
  { GAMES_URL, GAMES_PUBLIC_URL }: Config,
  address: string | null,
): string | null {
  if (address === null || !URL.canParse(address)) return null
  const origins = [GAMES_URL, GAMES_PUBLIC_URL ?? GAMES_URL].map((url) => new URL(url).origin)
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origins.includes(origin) ? address : null
}
