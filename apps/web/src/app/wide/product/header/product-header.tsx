import { productText } from '@maidan/locales'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { useText } from '../../../../lib/text/language.ts'
import { LanguageSelect } from '../../../shell/bars/language-select.tsx'
import { SearchLink } from '../../../shell/bars/search-link.tsx'
import { ThemeSelect } from '../../../shell/bars/theme-select.tsx'
import { SiteLogo } from '../../../shell/bars/site-logo.tsx'
import { GuestTools } from './guest-tools.tsx'
import { HeaderLinks } from './header-links.tsx'
import { PlayerTools } from './player-tools.tsx'

/** Whose site it is, its four main pages, and the player's money and account. */
export function ProductHeader({ pathname }: { pathname: string }) {
  const t = useText(productText)
  const loggedIn = useSession() !== null
  // A region and no banner: that is the title of the page.
  return (
    <section
      aria-label={t('siteBar')}
      className="sticky top-0 z-40 flex min-h-16 flex-wrap items-center gap-1 border-b border-field-800 bg-field-900 px-4 min-[68.75em]:gap-2"
    >
      <Link className="mr-2 flex min-h-11 shrink-0 items-center min-[68.75em]:mr-4" to={paths.home}>
        <SiteLogo />
      </Link>
      <HeaderLinks />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1 min-[68.75em]:gap-2">
        <SearchLink />
        <ThemeSelect />
        <LanguageSelect look="short" />
        {loggedIn ? <PlayerTools pathname={pathname} /> : <GuestTools />}
      </div>
    </section>
  )
}
