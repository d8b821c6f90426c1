import type { Round } from './round.ts'

/** Where a round can be looked at for ever, by whoever was given the link. */
export function recallUrl(round: Pick<Round, 'id' | 'recallKey'>, publicUrl: string): string {
  return new URL(`/recall/${round.id}?key=${round.recallKey}`, publicUrl).href
}
