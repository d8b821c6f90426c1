import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/**
 * What an entry wears that opens on nothing yet: a word drawn over it, and read out after its name,
 * which stays its own.
 */
export function useComing() {
  const t = useText(shellText)
  return (isComing: boolean) =>
    isComing ? { 'aria-description': t('coming'), 'data-coming': t('coming') } : {}
}
