import { wideText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { LinkGroups } from '../footer/link-groups.tsx'

/** Below every page: playing with care, the site elsewhere, the site itself. */
export function ProductFooter() {
  const t = useText(wideText)
  return (
    <footer className="mx-auto w-full max-w-[90rem] px-4 pb-6 min-[64em]:px-6">
      <LinkGroups />
      <p className="text-xs text-quiet">{t('closing')}</p>
    </footer>
  )
}
