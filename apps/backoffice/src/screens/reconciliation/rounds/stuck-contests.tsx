import { roundsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { useStuckContests, type StuckContest } from '../../../features/rounds/queries.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'

/** Contests whose provider has not closed them, with the money that lies in them; nothing while there is none. */
export function StuckContests() {
  const t = useText(roundsText)
  const contests = useStuckContests().data?.data ?? []
  if (contests.length === 0) return null
  return (
    <Scroller className="max-h-1/2 shrink-0 border-b border-field-800" label={t('contests')}>
      <section className="flex max-w-5xl flex-col gap-3 p-4">
        <h2 className="text-sm font-semibold">{t('contests')}</h2>
        <p className="text-sm text-quiet">{t('contestsLead')}</p>
        {contests.map((contest) => (
          <ContestCard
            contest={contest}
            key={`${contest.platform} ${contest.contest} ${contest.currency}`}
          />
        ))}
      </section>
    </Scroller>
  )
}

function ContestCard({ contest }: { contest: StuckContest }) {
  const t = useText(roundsText)
  return (
    <Card>
      <Facts>
        <Fact copy={contest.contest} name={t('contest')}>
          {contest.contest}
        </Fact>
        <Fact name={t('game')}>
          {contest.game} <span className="text-quiet">{contest.platform}</span>
        </Fact>
        <Fact name={t('contestHolds')}>
          <Money amount={contest.held} code className="text-amber" currency={contest.currency} />
        </Fact>
        <Fact name={t('began')}>
          <When at={contest.opened_at} zone />
        </Fact>
      </Facts>
    </Card>
  )
}
