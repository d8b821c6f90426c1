import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ComparedDay } from '../../../features/rounds/queries.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { BetWin } from './bet-win.tsx'

/** What each book says was bet and won, by currency; sums that differ stand out. */
export function SumsPanel({ of: { day, why, sums } }: { of: ComparedDay }) {
  const t = useText(roundsText)
  return (
    <Panel
      note={
        <span className="tabular text-xs text-quiet">{t('compared', { count: day.rounds })}</span>
      }
      title={t('figures')}
    >
      <Facts>
        <Fact name={t('askedAt')}>
          <When at={day.at} zone />
        </Fact>
        {why !== null && <Fact name={t('why')}>{why}</Fact>}
        {day.still_open > 0 && (
          <Fact name={t('round_open')}>{t('stillOpen', { count: day.still_open })}</Fact>
        )}
        {sums.flatMap((sum) => {
          const { currency, our_bet, our_win, their_bet, their_win } = sum
          const isSame = our_bet === their_bet && our_win === their_win
          return [
            <Fact key={`${currency} ours`} name={`${t('ourBook')}, ${currency}`}>
              <BetWin bet={our_bet} currency={currency} win={our_win} />
            </Fact>,
            <Fact key={`${currency} theirs`} name={`${t('theirList')}, ${currency}`}>
              <span className={clsx(!isSame && 'text-clay-soft')}>
                <BetWin bet={their_bet} currency={currency} win={their_win} />
              </span>
            </Fact>,
          ]
        })}
      </Facts>
      {sums.length === 0 && day.rounds === 0 && day.state === 'agrees' && (
        <p className="py-2 text-sm text-quiet">{t('sumsNone')}</p>
      )}
    </Panel>
  )
}
