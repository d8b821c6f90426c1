import { slipText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { BetGroups } from './bet-groups.tsx'
import { CashOutCards } from '../cash-out/cash-out-cards.tsx'
import { useOpenBets } from '../queries.ts'

/** What the player has going on one event: cash-out first, then his bets in three groups. */
export function EventBetList({ eventId, eventName }: { eventId: string; eventName: string }) {
  const t = useText(slipText)
  const bets = useOpenBets(eventId).data ?? []
  if (bets.length === 0) return null
  return (
    <section aria-label={`${t('myBets')}: ${eventName}`} className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{t('myBets')}</h2>
      <CashOutCards eventId={eventId} />
      <BetGroups bets={bets} />
    </section>
  )
}
