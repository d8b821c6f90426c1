import { securityText } from '@maidan/locales'
import type { OpenSession } from '../../features/sessions/queries.ts'
import { useText } from '../../lib/text/language.ts'

/** Says what a device is, by what its browser said of itself. */
export function useDeviceName(): (device: OpenSession['device']) => string {
  const t = useText(securityText)
  return ({ browser, system }) =>
    [browser, system].filter((name) => name !== '').join(', ') || t('unknownDevice')
}
