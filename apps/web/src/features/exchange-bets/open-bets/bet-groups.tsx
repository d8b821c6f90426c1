import { slipText } from '@maidan/locales'
import { CountBadge, Button } from '@maidan/ui'
import { useText } from '../../../lib/text/language.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { BetCard } from './bet-card.tsx'
import type { Bet } from '../queries.ts'
import { useCancelBets } from './use-cancel-bets.ts'

const groups = ['waiting', 'unmatched', 'matched'] as const
type Group = (typeof groups)[number]

type Props = { bets: readonly Bet[]; withEvent?: boolean }

/** Open bets by what stands with them; `withEvent` names the event on each. */
export function BetGroups({ bets, withEvent = false }: Props) {
  const t = useText(slipText)
  return groups.map((group) => {
    const members = bets.filter((bet) => groupOf(bet) === group)
    if (members.length === 0) return null
    return (
      <section aria-label={t(group)} className="flex flex-col gap-2" key={group}>
        <header className="flex min-h-9 items-center gap-2">
          <h3 className="text-sm font-semibold text-quiet">{t(group)}</h3>
          <CountBadge count={members.length} />
          {group === 'unmatched' && members.length > 1 && <CancelAll bets={members} />}
        </header>
        {members.map((bet) => (
          <BetCard bet={bet} key={bet.bet_id} withEvent={withEvent} />
        ))}
      </section>
    )
  })
}

function CancelAll({ bets }: { bets: readonly Bet[] }) {
  const t = useText(slipText)
  const cancelling = useCancelBets()
  return (
    <Button
      busy={cancelling.isPending}
      className="ml-auto"
      look="danger"
      onClick={() => cancelling.mutate(bets)}
      size="small"
    >
      {t('cancelAll')}
    </Button>
  )
}

/** A bet of which a part still waits stands with the unmatched ones, its matched part told on it. */
function groupOf(bet: Bet): Group {
  if (bet.state === 'delayed') return 'waiting'
  return readMinor(bet.remaining) > 0n ? 'unmatched' : 'matched'
}
