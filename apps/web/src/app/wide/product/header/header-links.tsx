import { exchangePagesText, productText, shellText } from '@maidan/locales'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'

const linkClass =
  'flex h-[3.9375rem] items-center border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-quiet transition hover:text-text ' +
  'aria-[current=page]:border-floodlight aria-[current=page]:text-text min-[80em]:px-3.5'

/** The four pages that most come for; where the bar is short, the side navigation has them. */
export function HeaderLinks() {
  const t = useText(productText)
  const shell = useText(shellText)
  const exchange = useText(exchangePagesText)
  const links = [
    { to: paths.exchange, name: shell('exchange') },
    { to: paths.exchangeInplay, name: exchange('inPlay') },
    { to: paths.games, name: t('games') },
    { to: paths.promotions, name: shell('promotions') },
  ] as const
  return (
    <nav aria-label={t('mainPages')} className="hidden min-[68.75em]:block">
      <ul className="flex flex-wrap">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link className={linkClass} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
