import { HOME_CURRENCY } from '@maidan/contract/facts'
import { freeRoundsText, textIn } from '@maidan/locales'
import { Button, siteTime } from '@maidan/ui'
import { Gift } from 'lucide-react'
import { useId } from 'react'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import { freeKeys, isFreeBet } from '../../../features/promotions/free-keys.ts'
import type { FreeRounds } from '../../../features/promotions/free-rounds.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { BetsMean } from '../parts/bets-mean.tsx'
import { FigureLine } from '../parts/figure-line.tsx'
import { shortTaka } from '../parts/short-taka.ts'
import { Taka } from '../parts/taka.tsx'

type Props = { grant: FreeRounds }

/** Free rounds as they stand: how many are left, what they won, what that becomes, and the way in. */
export function FreeRoundsCard({ grant }: Props) {
  const t = useText(freeRoundsText)
  const language = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className="px-4 pt-4">
      <div className="flex flex-col gap-3 rounded-card border border-field-700 p-4">
        <div>
          <h2 className="flex items-center gap-2 font-semibold" id={id}>
            <Gift aria-hidden className="size-5 shrink-0 text-floodlight" />
            {t(freeKeys(grant.game).title, { game: textIn(grant, 'game_name', language) })}
          </h2>
          <p className="mt-1 text-xs text-quiet">{textIn(grant, 'name', language)}</p>
        </div>
        {grant.state === 'ended' ? <Ended grant={grant} /> : <Standing grant={grant} />}
      </div>
    </section>
  )
}

function Standing({ grant }: Props) {
  const t = useText(freeRoundsText)
  const { left, rounds, state } = grant
  return (
    <>
      <p>
        <b className="text-lg">{t('left', { left, rounds })}</b>{' '}
        <span className="text-sm text-quiet">
          {t(freeKeys(grant.game).at, { bet: shortTaka(grant.bet) })}
        </span>
      </p>
      <dl className="grid gap-2 text-sm">
        <FigureLine label={t('won')}>
          <Taka amount={grant.won} className="text-grass" />
        </FigureLine>
        <FigureLine label={t(freeKeys(grant.game).until)}>
          <span className="tabular whitespace-nowrap">{siteTime(grant.expires_at)}</span>
        </FigureLine>
      </dl>
      <BetsMean game={grant.game} />
      <Becomes grant={grant} />
      {state === 'coming' ? <p className="text-sm">{t('coming')}</p> : <PlayButton grant={grant} />}
    </>
  )
}

/** What becomes of the wins, in a sentence. */
function Becomes({ grant }: Props) {
  const t = useText(freeRoundsText)
  const { turnover: times, bonus_days: days, win_max } = grant
  const isLimited = readMinor(win_max, HOME_CURRENCY) > 0n
  return (
    <p className="text-sm text-quiet">
      {times > 0 ? t('kept', { times, days }) : t('own')}
      {isLimited && ` ${t('most', { amount: shortTaka(win_max) })}`}
    </p>
  )
}

function PlayButton({ grant }: Props) {
  const t = useText(freeRoundsText)
  const game = textIn(grant, 'game_name', useLanguage())
  const { launch, launching } = useLaunchGame()
  return (
    <Button
      busy={launching !== undefined}
      disabled={launching !== undefined}
      onClick={() =>
        launch({
          target: launchTarget(grant.game, { gameType: isFreeBet(grant.game) ? 'sports' : 'slot' }),
          title: game,
        })
      }
      wide
    >
      {t(freeKeys(grant.game).play, { game })}
    </Button>
  )
}

function Ended({ grant }: Props) {
  const t = useText(freeRoundsText)
  return (
    <dl className="grid gap-2 text-sm">
      <FigureLine label={t('endedWon')}>
        <Taka amount={grant.won} />
      </FigureLine>
      <FigureLine label={t(grant.turnover > 0 ? 'became' : 'becameOwn')}>
        <Taka amount={grant.given} className="text-grass" />
      </FigureLine>
    </dl>
  )
}
