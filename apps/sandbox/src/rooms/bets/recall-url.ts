import type { Bet } from './bet.ts'

/** Where a bet's round can be played again for ever, by whoever was given the link. */
export function recallUrl(
  { id, game, recallKey, language }: Pick<Bet, 'id' | 'game' | 'recallKey' | 'language'>,
  publicUrl: string,
): string {
  const url = new URL(`/play/${game}`, publicUrl)
  url.searchParams.set('replay', id)
  url.searchParams.set('key', recallKey)
  url.searchParams.set('lang', language)
  return url.href
}
