import type { PageKey } from '@maidan/contract'
import { contentText } from '@maidan/locales'
import { Link } from '../../lib/router/link.tsx'
import { pagePaths } from '../../lib/page-paths.ts'
import { useText } from '../../lib/text/language.ts'

type Props = { keys: readonly PageKey[]; className: string; onLeave?: () => void }

/** Links to pages of content, in a row or a column as the place has it. */
export function PageLinks({ keys, className, onLeave }: Props) {
  const t = useText(contentText)
  return keys.map((key) => (
    <Link
      className={className}
      key={key}
      to={pagePaths[key]}
      {...(onLeave !== undefined && { onClick: onLeave })}
    >
      {t(key)}
    </Link>
  ))
}
