import type { Config } from '../config.ts'

/** The partners whose pages the site frames, and the hosts whose calls its scripts make. */
export function siteOrigins(config: Config): { frameSrc: string[]; connectSrc: string[] } {
  const feed = config.FEED_PUBLIC_URL ?? config.FEED_URL
  const odds = config.ODDS_PUBLIC_URL ?? `http://127.0.0.1:${config.ODDS_PORT}`
  const studios = config.GAME_PROVIDERS.map(({ origin }) => origin)
  const frames = [config.GAMES_PUBLIC_URL ?? config.GAMES_URL, ...studios, feed]
  return {
    frameSrc: unique([...frames, ...originsOf(config.STREAM_URL, config.EXCHANGE_URL)]),
    connectSrc: unique([...liveOrigins(config), odds, ...originsOf(config.IP_URL ?? feed)]),
  }
}

/** The live socket behind a proxy; where none stands, the browser's own 'self' covers it. */
function liveOrigins({ PUBLIC_URL }: Config): string[] {
  return PUBLIC_URL === undefined ? [] : [PUBLIC_URL.replace(/^http/, 'ws')]
}

function originsOf(...urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)]
}
