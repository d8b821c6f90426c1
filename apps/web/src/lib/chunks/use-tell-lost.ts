import { commonText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useText } from '../text/language.ts'

/** Says that what was tapped could not be fetched, and forgets the tap. */
export function useTellLost(forget: () => void): () => void {
  const t = useText(commonText)
  return () => {
    showToast(`${t('loadFailed')}. ${t('loadFailedHint')}`, 'bad')
    forget()
  }
}
