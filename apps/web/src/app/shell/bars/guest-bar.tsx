import { shellText } from '@maidan/locales'
import { buttonClass, useText } from '@maidan/ui'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { barClass } from './bar-class.ts'
import { LanguageSelect } from './language-select.tsx'

/** What a guest has in place of the toolbar: language, login, sign-up. */
export function GuestBar() {
  const t = useText(shellText)
  return (
    <nav aria-label={t('mainMenu')} className={barClass}>
      <div className="mx-auto flex min-h-16 max-w-3xl flex-wrap items-center gap-2 px-4 py-1.5">
        <LanguageSelect look="full" />
        <Link
          className={buttonClass({ look: 'secondary', className: 'flex-1 px-3' })}
          to={paths.login}
        >
          {t('login')}
        </Link>
        <Link className={buttonClass({ className: 'flex-1 px-3' })} to={paths.signup}>
          {t('signUp')}
        </Link>
      </div>
    </nav>
  )
}
