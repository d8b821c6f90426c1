import { shellText, wideText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import type { ButtonLook } from '@maidan/ui'
import { Link } from '../../../lib/router/link.tsx'
import { useLocation } from '../../../lib/router/use-location.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'

const buttonLook = (look: ButtonLook) =>
  buttonClass({
    look,
    size: 'small',
    className: 'whitespace-nowrap max-[64em]:px-2 max-[64em]:text-xs',
  })

/**
 * The buttons of a player, which everybody sees (NAV-67, NAV-68); a guest's two ways in stand
 * beside them. Log out is a page of its own, loaded in full (NAV-34).
 */
export function AccountButtons() {
  const shell = useText(shellText)
  const t = useText(wideText)
  const guest = useSession() === null
  const registering = useLocation().pathname === paths.register
  return (
    <div className="flex flex-wrap items-center gap-1.5 min-[64em]:gap-2">
      <Link className={buttonLook(guest ? 'secondary' : 'primary')} to={paths.account}>
        {shell('deposit')}
      </Link>
      <Link className={buttonLook('secondary')} to={paths.account}>
        {t('memberCenter')}
      </Link>
      {guest && (
        <>
          <Link className={buttonLook('secondary')} to={paths.login}>
            {t('logIn')}
          </Link>
          <Link className={buttonLook(registering ? 'secondary' : 'primary')} to={paths.signup}>
            {shell('signUp')}
          </Link>
        </>
      )}
      <a className={buttonLook('quiet')} href={paths.playerLogout}>
        {shell('logOut')}
      </a>
    </div>
  )
}
