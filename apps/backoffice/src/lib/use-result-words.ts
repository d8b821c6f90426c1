import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** The server's word for a market that ended without a result. */
const voidResult = 'Void'

/** Says a result in staff's language: names and scores stand as they are, a void has a word. */
export function useResultWords(): (result: string) => string {
  const t = useText(marketsText)
  return (result) => (result === voidResult ? t('resultVoid') : result)
}
