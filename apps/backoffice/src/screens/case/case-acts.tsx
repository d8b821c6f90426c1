import { casesText } from '@maidan/locales'
import { Button, showToast, useText } from '@maidan/ui'
import { useState } from 'react'
import { useActOnCase } from '../../features/cases/queries.ts'
import type { CaseRecord } from '../../features/cases/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { ActDialog } from './act-dialog.tsx'
import type { AskedAct } from './act-dialog.tsx'

const looks = { watch: 'secondary', clear: 'secondary', confirm: 'danger', note: 'quiet' } as const

/** What may be done with a case as it stands: to take it at once, the rest with words. */
export function CaseActs({ found }: { found: CaseRecord }) {
  const t = useText(casesText)
  const take = useActOnCase(found.id)
  const me = useMe()?.username
  const acts = found.acts.filter((act) => act !== 'take' || found.owner !== me)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  return (
    <div className="flex flex-wrap gap-2 max-lg:*:h-11 max-sm:*:grow max-sm:*:basis-[45%]">
      {acts.map((act) =>
        act === 'take' ? (
          <Button
            busy={take.isPending}
            key={act}
            onClick={() =>
              take.mutate(
                { act, reason: '' },
                { onSuccess: () => showToast(t('done_take'), 'good') },
              )
            }
            size="small"
          >
            {t('act_take')}
          </Button>
        ) : (
          <Button key={act} look={looks[act]} onClick={() => setAsked(act)} size="small">
            {t(`act_${act}`)}
          </Button>
        ),
      )}
      {verdictsOf(found).map((verdict) => (
        <Button
          key={verdict}
          look={verdict === 'stop' ? 'danger' : 'secondary'}
          onClick={() => setAsked(verdict)}
          size="small"
        >
          {t(`act_${verdict}`)}
        </Button>
      ))}
      {asked !== null && <ActDialog asked={asked} found={found} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** What a second person may be asked about: nothing while one is. */
function verdictsOf({ state, accounts, approval_id }: CaseRecord): ('stop' | 'offer')[] {
  if (approval_id !== null) return []
  const stopped = accounts.filter(({ bonuses_stopped_at }) => bonuses_stopped_at !== null).length
  return [
    ...(state === 'confirmed' && stopped < accounts.length ? (['stop'] as const) : []),
    ...(stopped > 0 ? (['offer'] as const) : []),
  ]
}
