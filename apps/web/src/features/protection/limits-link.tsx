import { protectionText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'

/** The way to the player's own limits and break, beside what was refused for them. */
export function LimitsLink({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const t = useText(protectionText)
  return (
    <Link className={buttonClass({ look: 'primary', size })} to={paths.protection}>
      {t('title')}
    </Link>
  )
}
