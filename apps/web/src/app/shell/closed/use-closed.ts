import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/**
 * What an entry wears that opens on nothing: a word drawn over it, and read out after its name,
 * which stays its own.
 */
export function useClosed() {
  const t = useText(shellText)
  return (isClosed: boolean) =>
    isClosed ? { 'aria-description': t('closed'), 'data-closed': t('closed') } : {}
}
