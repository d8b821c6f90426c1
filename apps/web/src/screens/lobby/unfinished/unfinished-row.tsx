import { lobbyText } from '@maidan/locales'
import { amountOf, moneyText } from '@maidan/money'
import { Button, siteClock, siteTime } from '@maidan/ui'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import { gameName } from '../../../features/games/game-name.ts'
import { gamePicture } from '../../../features/games/game-picture.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import type { UnfinishedRound } from '../../../features/games/unfinished-query.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { awayText } from './away-text.ts'

/** One round that waits: its game, the money in it, since when, and what happens without the player. */
export function UnfinishedRow({ round }: { round: UnfinishedRound }) {
  const t = useText(lobbyText)
  const language = useLanguage()
  const name = gameName(round, language)
  const { launch, launching } = useLaunchGame()
  const stake = moneyText(amountOf(round.stake, round.currency), round.currency)
  const target = launchTarget(round.code, { platform: round.platform, gameType: round.type })
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <img
        alt=""
        className="aspect-[3/4] w-12 shrink-0 rounded-md bg-field-800 object-cover"
        height={400}
        src={gamePicture(round, language)}
        width={300}
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{t('goOnWith', { name })}</p>
        <p className="tabular text-sm">
          {t('moneyInIt', { stake })}
          <time className="text-quiet" dateTime={round.since} title={siteTime(round.since)}>
            {' · '}
            {t('since', { time: siteClock(round.since).slice(0, 5) })}
          </time>
        </p>
        <p className="mt-0.5 text-xs text-quiet">{awayText(t, round)}</p>
      </div>
      {round.can_open && (
        <Button
          aria-label={t('goOnWith', { name })}
          busy={launching !== undefined}
          className="ml-auto"
          onClick={() => launch({ target, title: name })}
          size="small"
        >
          {t('goOn')}
        </Button>
      )}
    </li>
  )
}
