import type { Config } from '../../platform/config.ts'

/** A link is shown only if it leads to a provider's studio, whatever the round's detail says. */
export function ownStudioUrl(
  { GAMES_URL, GAMES_PUBLIC_URL, GAME_PROVIDERS }: Config,
  address: string | null,
): string | null {
  if (address === null || !URL.canParse(address)) return null
  const studios = [GAMES_URL, GAMES_PUBLIC_URL ?? GAMES_URL]
  const origins = [...studios, ...GAME_PROVIDERS.map((one) => one.origin)].map(
    (url) => new URL(url).origin,
  )
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origins.includes(origin) ? address : null
}
