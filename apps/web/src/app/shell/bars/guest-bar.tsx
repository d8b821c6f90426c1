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
      <div className="mx-auto flex h-16 max-w-3xl items-center gap-2 px-4">
        <LanguageSelect look="full" />
        <Link
          className={buttonClass({ look: 'secondary', className: 'min-w-0 flex-1 px-3' })}
          to={paths.login}
        >
          {t('login')}
        </Link>
        <Link className={buttonClass({ className: 'min-w-0 flex-1 px-3' })} to={paths.signup}>
          {t('signUp')}
        </Link>
      </div>
    </nav>
  )
}
