import { fundsText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'
import { paths } from '../../lib/paths.ts'

/** The way to the profile, where a phone is verified. */
export function VerifyLink() {
  const t = useText(fundsText)
  return (
    <Link className={buttonClass()} to={paths.profile}>
      {t('verifyNow')}
    </Link>
  )
}
