import { shellText, wideText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'

/** A guest's two ways in (SIL-005). */
export function GuestTools() {
  const shell = useText(shellText)
  const t = useText(wideText)
  return (
    <>
      <Link className={buttonClass({ look: 'secondary', size: 'small' })} to={paths.login}>
        {t('logIn')}
      </Link>
      <Link className={buttonClass({ size: 'small' })} to={paths.signup}>
        {shell('signUp')}
      </Link>
    </>
  )
}
