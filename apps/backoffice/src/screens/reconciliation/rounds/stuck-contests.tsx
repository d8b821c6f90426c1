import { roundsText } from '@maidan/locales'
import { Button, Card, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../features/overview/queries.ts'
import { useStuckContests, type StuckContest } from '../../../features/rounds/queries.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { EndContestDialog } from './end-contest-dialog.tsx'

/**
 * Contests whose provider has not closed them, with the money that lies in them; nothing while there
 * is none. The dialog stands above the list: one's own request, or the end of the contest, may show
 * there before the answer to what was asked is told.
 */
export function StuckContests() {
  const contests = useStuckContests().data?.data ?? []
  const [asked, setAsked] = useState<StuckContest | null>(null)
  return (
    <>
      {contests.length > 0 && <ContestList contests={contests} onAsk={setAsked} />}
      {asked !== null && <EndContestDialog contest={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type OnAsk = (contest: StuckContest) => void

function ContestList({ contests, onAsk }: { contests: readonly StuckContest[]; onAsk: OnAsk }) {
  const t = useText(roundsText)
  const role = useMe()?.role
  const mayAsk = role === 'cashier' || role === 'admin'
  return (
    <Scroller className="max-h-1/2 shrink-0 border-b border-field-800" label={t('contests')}>
      <section className="flex max-w-5xl flex-col gap-3 p-4">
        <h2 className="text-sm font-semibold">{t('contests')}</h2>
        <p className="text-sm text-quiet">{t('contestsLead')}</p>
        {contests.map((contest) => (
          <ContestCard
            contest={contest}
            key={`${contest.platform} ${contest.contest} ${contest.currency}`}
            mayAsk={mayAsk}
            onAsk={onAsk}
          />
        ))}
      </section>
    </Scroller>
  )
}

type CardProps = { contest: StuckContest; mayAsk: boolean; onAsk: OnAsk }

/** One of them with where its money would go, and the way to end it. */
function ContestCard({ contest, mayAsk, onAsk }: CardProps) {
  const t = useText(roundsText)
  const { currency } = contest
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
          <Money amount={contest.held} code className="text-amber" currency={currency} />
        </Fact>
        <Fact name={t('contestPaid')}>
          <Money amount={contest.paid} code currency={currency} />{' '}
          <span className="text-quiet">{t('contestEntries', { count: contest.paid_entries })}</span>
        </Fact>
        <Fact name={t('contestUndecided')}>
          <Money amount={contest.undecided} code currency={currency} />{' '}
          <span className="text-quiet">
            {t('contestEntries', { count: contest.undecided_entries })}
          </span>
        </Fact>
        <Fact name={t('began')}>
          <When at={contest.opened_at} zone />
        </Fact>
      </Facts>
      <EndAct contest={contest} mayAsk={mayAsk} onAsk={onAsk} />
    </Card>
  )
}

/** The request that waits, or the way to ask for one. */
function EndAct({ contest, mayAsk, onAsk }: CardProps) {
  const t = useText(roundsText)
  if (contest.approval_id !== null)
    return (
      <Note icon={UsersRound} tone="info">
        {t('contestWaits', { id: String(contest.approval_id) })}
      </Note>
    )
  if (!mayAsk) return null
  return (
    <div className="mt-3 flex">
      <Button className="max-lg:h-11" look="danger" onClick={() => onAsk(contest)} size="small">
        {t('contestEnd')}
      </Button>
    </div>
  )
}
