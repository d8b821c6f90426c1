import { matchText } from '@maidan/locales'
import { buttonClass, cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { Link } from '../../lib/router/link.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { WinnerText } from './winner-text.tsx'

/** A match that was opened by an old address is over: who won, and the way to what is on. */
export function MatchOver({ event }: { event: SportsEvent }) {
  const t = useText(matchText)
  const language = useLanguage()
  const loggedIn = useSession() !== null
  return (
    <section className={clsx(cardClass, 'flex flex-wrap items-center gap-3 p-4')}>
      <p className="min-w-48 flex-1">
        {t('over', { name: nameIn(event.names, language) })}
        {event.winner && <WinnerText winner={event.winner} />}
      </p>
      <Link
        className={buttonClass({ look: 'secondary' })}
        to={loggedIn ? paths.exchangeInplay : paths.home}
      >
        {t('toWhatIsOn')}
      </Link>
    </section>
  )
}
