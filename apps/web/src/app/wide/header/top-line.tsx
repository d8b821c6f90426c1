import { useBalance } from '../../../features/balance/queries.ts'
import { LanguageSelect } from '../../shell/bars/language-select.tsx'
import { SiteClock } from '../../shell/bars/site-clock.tsx'
import { ThemeSelect } from '../../shell/bars/theme-select.tsx'
import { wideWidth } from '../wide-width.ts'
import { SupportLinks } from './support-links.tsx'

/** The currency of a site that nobody has logged in to. */
const siteCurrency = 'BDT'

/** The site's time, its currency and language, and whom to ask. */
export function TopLine() {
  const currency = useBalance().data?.currency ?? siteCurrency
  return (
    <div className="min-h-9 bg-field-950">
      <div className={`${wideWidth} flex min-h-9 flex-wrap items-center gap-x-3`}>
        <SiteClock />
        <LanguageSelect lead={currency} look="line" />
        <ThemeSelect look="line" />
        <SupportLinks />
      </div>
    </div>
  )
}
