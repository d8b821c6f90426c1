import type { Bet } from './bet.ts'

/** Where a bet's round can be played again for ever, by whoever was given the link. */
export function recallUrl(
  { id, game, recallKey, language }: Pick<Bet, 'id' | 'game' | 'recallKey' | 'language'>,
  publicUrl: string,
): string {
  const url = new URL(`/play/${game}`, publicUrl)
  url.searchParams.set('lang', language)
  url.searchParams.set('round', id)
  url.searchParams.set('key', recallKey)
  return url.href
}
