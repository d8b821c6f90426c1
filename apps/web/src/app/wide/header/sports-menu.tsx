import { shellText, wideText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { linkedPaths } from '../../../lib/paths.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { useText } from '../../../lib/text/language.ts'
import { navItemClass } from './nav-item-class.ts'
import { useDropdown } from './use-dropdown.ts'

/** What the exchange's own link asks for (NAV-33). */
const cricket = { t: 'sport', v: 'CRICKET' }

/** Sports, and below it the exchange; Escape and a press elsewhere close it. */
export function SportsMenu() {
  const shell = useText(shellText)
  const id = useId()
  const { open, toggle, close, place } = useDropdown<HTMLLIElement>()
  return (
    <li className="relative flex" ref={place}>
      <button
        aria-controls={id}
        aria-expanded={open}
        className={navItemClass}
        onClick={toggle}
        type="button"
      >
        {shell('sports')}
        <ChevronDown aria-hidden className={clsx('size-4 transition', open && 'rotate-180')} />
      </button>
      <ul
        className="absolute top-full left-0 w-72 rounded-card border border-field-700 bg-field-800 p-3 shadow-float"
        hidden={!open}
        id={id}
      >
        <ExchangeItem onLeave={close} />
      </ul>
    </li>
  )
}

function ExchangeItem({ onLeave }: { onLeave: () => void }) {
  const shell = useText(shellText)
  const t = useText(wideText)
  return (
    <li className="flex items-center gap-3">
      <img
        alt=""
        className="size-14 rounded-card"
        height={56}
        src={storageUrl('categories/sports.svg')}
        width={56}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{shell('exchange')}</p>
        <p className="text-xs text-quiet">{t('exchangeHint')}</p>
      </div>
      <Link
        className={buttonClass({
          look: 'secondary',
          size: 'small',
          className: 'whitespace-nowrap',
        })}
        onClick={onLeave}
        search={cricket}
        to={linkedPaths.playGame}
      >
        {t('playNow')}
      </Link>
    </li>
  )
}
