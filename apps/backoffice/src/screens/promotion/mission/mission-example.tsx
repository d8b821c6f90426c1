import { HOME_CURRENCY } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { moneyText } from '@maidan/money'
import { useText } from '@maidan/ui'
import type { Draft } from '../../../features/promotions/draft.ts'
import { Panel } from '../../../parts/panel.tsx'
import { readHundredths, readWhole } from '../read-typed.ts'

/** What the terms, as they are written now, ask of a player and give them, in a sentence. */
export function MissionExample({ draft }: { draft: Draft }) {
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('missionExample')}>
      <Sentence draft={draft} />
    </Panel>
  )
}

function Sentence({ draft }: { draft: Draft }) {
  const t = useText(promotionDeskText)
  const [plays, times, days] = [
    readWhole(draft.mission_plays, 1),
    readWhole(draft.turnover, 0),
    readWhole(draft.bonus_days, 1),
  ]
  const [stakeMinor, rewardMinor] = [draft.stake_min, draft.amount].map(readHundredths)
  if (!plays || times === undefined || !days || !stakeMinor || !rewardMinor)
    return <p className="py-1 text-sm text-amber">{t('exampleUnread')}</p>
  const taka = (minor: bigint) => moneyText(minor, HOME_CURRENCY)
  const given = { plays, stake: taka(stakeMinor), reward: taka(rewardMinor) }
  return (
    <div className="grid gap-1 py-1 text-sm">
      <p>{t(draft.mission_period === 'day' ? 'missionDay' : 'missionWeek', given)}</p>
      <p>{t('missionStakes', { amount: taka(stakeMinor * BigInt(plays)) })}</p>
      <p>
        {times === 0
          ? t('missionOwn')
          : t('missionKept', { amount: taka(rewardMinor * BigInt(times)), days })}
      </p>
    </div>
  )
}
