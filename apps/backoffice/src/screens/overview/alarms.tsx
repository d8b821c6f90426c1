import { methodsText, mostsText, roundsText, sweepsText, winsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { paths } from '../../app/paths.ts'
import type { useOverview } from '../../features/overview/queries.ts'
import { AlarmNote } from './alarm-note.tsx'

type Overview = NonNullable<ReturnType<typeof useOverview>['data']>

const usdtBook = { of: 'usdt' }
const gamesBook = { of: 'games' }

/** What cannot wait: each of them stands only while there is something. */
export function Alarms({ overview }: { overview: Overview }) {
  return (
    <>
      <StrangeAlarm count={overview.strange_transfers} />
      <WinsAlarm count={overview.held_wins} />
      <MostsAlarm near={overview.provider_days_near} reached={overview.provider_days_reached} />
      <ChainAlarm minutes={overview.chain_minutes_behind} />
      <DifferencesAlarm count={overview.round_differences} />
      <ContestsAlarm count={overview.stuck_contests} />
    </>
  )
}

/** Whoever sends players' dollars to a stranger has the house's key. */
function StrangeAlarm({ count }: { count: number }) {
  const t = useText(sweepsText)
  if (count === 0) return null
  return (
    <AlarmNote search={usdtBook} to={paths.reconciliation}>
      {count === 1 ? t('strangeAlarmOne') : t('strangeAlarm', { count })}
    </AlarmNote>
  )
}

/** A partner that pays more than its games can is an alarm, not a queue. */
function WinsAlarm({ count }: { count: number }) {
  const t = useText(winsText)
  if (count === 0) return null
  return (
    <AlarmNote to={paths.heldWins}>{count === 1 ? t('alarmOne') : t('alarm', { count })}</AlarmNote>
  )
}

/** A provider that pays out too much is broken, or broken into; what is near its most has not got there yet. */
function MostsAlarm({ near, reached }: { near: number; reached: number }) {
  const t = useText(mostsText)
  return (
    <>
      {reached > 0 && (
        <AlarmNote to={paths.heldWins}>
          {reached === 1 ? t('alarmReachedOne') : t('alarmReached', { count: reached })}
        </AlarmNote>
      )}
      {near > 0 && (
        <AlarmNote to={paths.heldWins}>
          {near === 1 ? t('alarmNearOne') : t('alarmNear', { count: near })}
        </AlarmNote>
      )}
    </>
  )
}

/** A chain that stands still credits nobody, and nobody else would notice. */
function ChainAlarm({ minutes }: { minutes: number | null }) {
  const t = useText(methodsText)
  if (minutes === null) return null
  return <AlarmNote to={paths.methods}>{t('chainAlarm', { minutes })}</AlarmNote>
}

/** Rounds of which a provider's book says something else than ours. */
function DifferencesAlarm({ count }: { count: number }) {
  const t = useText(roundsText)
  if (count === 0) return null
  return (
    <AlarmNote search={gamesBook} to={paths.reconciliation}>
      {count === 1 ? t('alarmOne') : t('alarm', { count })}
    </AlarmNote>
  )
}

/** Players' stakes that lie in contests which nobody has closed. */
function ContestsAlarm({ count }: { count: number }) {
  const t = useText(roundsText)
  if (count === 0) return null
  return (
    <AlarmNote search={gamesBook} to={paths.reconciliation}>
      {count === 1 ? t('contestsAlarmOne') : t('contestsAlarm', { count })}
    </AlarmNote>
  )
}
