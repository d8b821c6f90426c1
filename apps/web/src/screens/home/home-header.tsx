import { homeText } from '@maidan/locales'
import { IconButton, Skeleton } from '@maidan/ui'
import { Download, Headset } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { LanguageSelect } from '../../app/shell/bars/language-select.tsx'
import { SearchLink } from '../../app/shell/bars/search-link.tsx'
import { MenuButton } from '../../app/shell/menu/menu-button.tsx'
import { useSupport } from '../../app/support/use-support.ts'
import { useLogo } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { logoPicture } from '../../features/site/logo-picture.ts'

/** Menu, logo, help, app download and language (HOME-01 to HOME-05). */
export function HomeHeader() {
  const t = useText(homeText)
  const { openHelp } = useSupport()
  return (
    <header className="sticky top-0 z-30 low:static border-b border-field-800 bg-field-950/95 pt-[env(safe-area-inset-top)] backdrop-blur">
      <div className="mx-auto flex min-h-14 max-w-3xl items-center gap-0.5 px-1.5">
        <MenuButton />
        <h1 className="min-w-0 flex-1">
          <Logo />
        </h1>
        <SearchLink />
        <IconButton icon={<Headset className="size-5" />} label={t('help')} onClick={openHelp} />
        <a
          aria-label={t('appDownload')}
          className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-full transition hover:bg-field-800"
          href={paths.appDownload}
          rel="noopener"
          target="_blank"
        >
          <Download aria-hidden className="size-5" />
        </a>
        <LanguageSelect look="short" />
      </div>
    </header>
  )
}

function Logo() {
  const logo = useLogo()
  const picture = logoPicture(logo.data)
  if (logo.isPending) return <Skeleton className="h-8 w-28" />
  if (picture === undefined) return <span className="sr-only">Maidan</span>
  return (
    <img
      alt="Maidan"
      className="h-8 w-auto max-w-full rounded-md bg-plate px-1"
      height={32}
      src={picture}
      width={128}
    />
  )
}
