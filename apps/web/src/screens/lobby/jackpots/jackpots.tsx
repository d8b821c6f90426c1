import { lobbyText, textIn } from '@maidan/locales'
import { amountOf, moneyText } from '@maidan/money'
import { siteDate } from '@maidan/ui'
import { useId } from 'react'
import { useJackpots, type Jackpot } from '../../../features/games/jackpots-query.ts'
import { useFavourites } from '../../../features/games/list-queries.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { GameTile } from '../../games/game-tile.tsx'

/** What several games hold together for whoever wins it, with the games; without a jackpot, nothing. */
export function Jackpots() {
  const jackpots = useJackpots()
  return jackpots.map((jackpot) => <JackpotCard jackpot={jackpot} key={jackpot.code} />)
}

function JackpotCard({ jackpot }: { jackpot: Jackpot }) {
  const t = useText(lobbyText)
  const id = useId()
  const own = useFavourites().data ?? []
  const { games, share } = jackpot
  return (
    <section
      aria-labelledby={id}
      className="mx-4 mt-8 flex flex-wrap items-center gap-4 rounded-card border border-floodlight/50 bg-field-900 p-4 wide:mx-0 wide:mt-0"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-sm font-semibold text-quiet" id={id}>
          {textIn(jackpot, 'name', useLanguage())}
        </h2>
        <p className="tabular text-3xl font-bold text-floodlight">
          {moneyText(amountOf(jackpot.amount, jackpot.currency), jackpot.currency)}
        </p>
        <p className="mt-1 text-xs text-quiet">{t('jackpotFed', { share: plain(share) })}</p>
        <LastWin jackpot={jackpot} />
      </div>
      <ul className="flex gap-3">
        {games.slice(0, GAMES_SHOWN).map((game) => (
          <li className="w-22" key={game.code}>
            <GameTile favourite={own.includes(game.code)} game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Games of a jackpot that stand beside its meter. */
const GAMES_SHOWN = 3

function LastWin({ jackpot: { last, currency } }: { jackpot: Jackpot }) {
  const t = useText(lobbyText)
  if (last === null) return null
  const amount = moneyText(amountOf(last.amount, currency), currency)
  return (
    <p className="text-xs text-quiet">{t('jackpotLast', { amount, day: siteDate(last.won_at) })}</p>
  )
}

/** `1.00` is said as `1`. */
function plain(percent: string): string {
  return percent.replace(/\.?0+$/, '')
}
