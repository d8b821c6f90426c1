import { wideText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { wideWidth } from '../wide-width.ts'
import { FoldedText } from './folded-text.tsx'
import { FooterBlocks } from './footer-blocks.tsx'
import { LinkGroups } from './link-groups.tsx'

/** What the site is, in words, and its seven blocks beside them (NAV-71 to NAV-76). */
export function WideFooter() {
  const t = useText(wideText)
  return (
    <footer className="mt-12 border-t border-field-800 bg-field-900 pt-10 pb-8">
      <div
        className={`${wideWidth} grid items-start gap-8 min-[64em]:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] min-[64em]:gap-12`}
      >
        <FoldedText />
        <FooterBlocks />
      </div>
      <div className={wideWidth}>
        <LinkGroups />
        <p className="text-xs text-quiet">{t('closing')}</p>
      </div>
    </footer>
  )
}
