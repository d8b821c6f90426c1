import { shellText, wideText } from '@maidan/locales'
import { Link } from '../../../lib/router/link.tsx'
import { categories, linkedPaths, paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text/language.ts'
import { wideWidth } from '../wide-width.ts'
import { navItemClass } from './nav-item-class.ts'
import { SportsMenu } from './sports-menu.tsx'

/** Sports, the seven kinds of games, and what the house offers besides. */
export function WideNav() {
  const shell = useText(shellText)
  const t = useText(wideText)
  return (
    <nav aria-label={shell('mainMenu')} className="border-t border-field-800">
      <ul
        className={`${wideWidth} flex min-h-[2.6875rem] flex-wrap items-stretch justify-between min-[64em]:justify-start`}
      >
        <SportsMenu />
        {categories.map((category) => (
          <li className="flex" key={category}>
            <Link className={navItemClass} to={`/${category}`}>
              {category === 'arcade' ? t('arcade') : shell(category)}
            </Link>
          </li>
        ))}
        <li className="flex min-[64em]:ml-auto">
          <Link className={navItemClass} to={paths.promotions}>
            {shell('promotions')}
          </Link>
        </li>
        <li className="flex">
          <Link className={navItemClass} to={paths.vip}>
            {shell('vip')}
          </Link>
        </li>
        <li className="flex">
          <Link className={navItemClass} to={linkedPaths.referral}>
            {t('referral')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
