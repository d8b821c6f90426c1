import type { PlayKind } from '@maidan/contract/facts'
import { playWeightsText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

/** Kinds of play in words, one after the other. */
export function usePlayWords(plays: readonly PlayKind[]): string {
  const t = useText(playWeightsText)
  return plays.map((play) => t(`play_${play}`)).join(', ')
}
