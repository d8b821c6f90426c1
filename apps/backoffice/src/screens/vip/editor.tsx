import { VIP_LEVELS_MAX } from '@maidan/contract/facts'
import { vipDeskText } from '@maidan/locales'
import { Button, EmptyState, useLanguage, useText } from '@maidan/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useChangeVip, type VipDraft, type VipRecord } from '../../features/vip/queries.ts'
import { vipDraftOf, withChange, withLevel, withoutLevel } from '../../features/vip/vip-draft.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { LeaveDialog } from '../../parts/leave-dialog.tsx'
import { WaitsNote } from '../../parts/notes/waits-note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { WeightFields } from '../../parts/promotions/weight-fields.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { TooDear } from './too-dear.tsx'
import { LevelFields } from './level-fields.tsx'

/** Where the levels are written. What is asked for stands here until it is decided. */
export function Editor({ record, title }: { record: VipRecord; title: string }) {
  const t = useText(vipDeskText)
  const language = useLanguage()
  const [base, setBase] = useState(() => vipDraftOf(record))
  const [draft, setDraft] = useState(base)
  const [asking, setAsking] = useState(false)
  const act = useChangeVip(draft)
  const waits = record.approval_id !== null
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)
  const error = (field: string) => fieldFailure(act.error, field, language)
  return (
    <>
      <ScreenHead title={title}>
        <Button
          className="ml-auto"
          disabled={waits || !isChanged}
          onClick={() => setAsking(true)}
          size="small"
        >
          {t('ask')}
        </Button>
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <div className="grid max-w-6xl gap-4 p-4">
          {waits && <WaitsNote link={t('toApprovals')} text={t('waits')} />}
          <TooDear record={record} />
          <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Levels draft={draft} error={error} onChange={setDraft} record={record} />
            <Panel title={t('weights')}>
              <p className="text-xs text-quiet">{t('weightsHint')}</p>
              <WeightFields
                error={error}
                heads={[t('play'), t('share')]}
                onChange={(weights) => setDraft({ ...draft, weights })}
                weights={draft.weights}
              />
            </Panel>
          </div>
        </div>
      </Scroller>
      <LeaveDialog unsaved={isChanged} />
      {asking && (
        <ChangeDialog act={act} onClose={() => setAsking(false)} onSent={() => setBase(draft)} />
      )}
    </>
  )
}

type LevelsProps = {
  draft: VipDraft
  record: VipRecord
  onChange: (draft: VipDraft) => void
  error: (field: string) => string | undefined
}

/** Every level with its fields, and the way to one more. */
function Levels({ draft, record, onChange, error }: LevelsProps) {
  const t = useText(vipDeskText)
  return (
    <Panel title={t('levels')}>
      {draft.levels.length === 0 && <EmptyState hint={t('noneHint')} title={t('none')} />}
      <ol className="divide-y divide-field-800">
        {draft.levels.map((level, step) => (
          <LevelFields
            error={error}
            // A level has nothing of its own but its place.
            key={`${step} of ${draft.levels.length}`}
            level={level}
            onChange={(change) => onChange(withChange(draft, step, change))}
            onRemove={() => onChange(withoutLevel(draft, step))}
            players={record.levels.find(({ from }) => from === Number(level.from))?.players}
            step={step}
          />
        ))}
      </ol>
      {error('levels') !== undefined && (
        <p className="py-1 text-sm text-amber" role="alert">
          {error('levels')}
        </p>
      )}
      <Button
        className="my-2"
        disabled={draft.levels.length >= VIP_LEVELS_MAX}
        look="secondary"
        onClick={() => onChange(withLevel(draft))}
        size="small"
      >
        <Plus aria-hidden className="size-4" />
        {t('add')}
      </Button>
    </Panel>
  )
}
