import { promotionDeskText } from '@maidan/locales'
import { Button, useLanguage, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { textOf, type Draft } from '../../features/promotions/draft.ts'
import { useChangePromotion } from '../../features/promotions/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { LeaveDialog } from '../../parts/leave-dialog.tsx'
import { WaitsNote } from '../../parts/notes/waits-note.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CheapGames } from './cashback/cheap-games.tsx'
import { Example } from './example.tsx'
import { MissionExample } from './mission/mission-example.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TermFields } from './term-fields.tsx'
import { WeightTable } from './weight-table.tsx'
import { WordFields } from './word-fields.tsx'

type Props = { begin: () => Draft; isWaiting: boolean }

/** Where a promotion is written. What is asked for stands here until it is decided. */
export function Editor({ begin, isWaiting }: Props) {
  const t = useText(promotionDeskText)
  const language = useLanguage()
  const act = useChangePromotion()
  const [base, setBase] = useState(begin)
  const [draft, setDraft] = useState(base)
  const [asking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const waits = isWaiting || isSent
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)
  const form = {
    draft,
    onChange: setDraft,
    error: (field: string) => fieldFailure(act.error, field, language),
  }
  return (
    <>
      <ScreenHead back={<BackLink />} title={textOf(base, language).name || t('add')}>
        <Button
          className="ml-auto"
          disabled={waits || !isChanged}
          onClick={() => setAsking(true)}
          size="small"
        >
          {t('ask')}
        </Button>
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={t('terms')}>
        <div className="grid max-w-6xl gap-4 p-4">
          {waits && <WaitsNote link={t('toApprovals')} text={t('waitsNote')} />}
          <WordFields {...form} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="grid gap-4">
              <PlaceFields {...form} />
              <TermFields {...form} />
            </div>
            <div className="grid gap-4">
              {draft.kind === 'deposit' && draft.on_deposit && <Example draft={draft} />}
              {draft.kind === 'cashback' && <CheapGames draft={draft} />}
              {draft.kind === 'mission' && <MissionExample draft={draft} />}
              <WeightTable {...form} />
            </div>
          </div>
        </div>
      </Scroller>
      <LeaveDialog unsaved={isChanged} />
      {asking && (
        <ChangeDialog
          act={act}
          draft={draft}
          onClose={() => setAsking(false)}
          onSent={() => {
            setBase(draft)
            setSent(true)
          }}
        />
      )}
    </>
  )
}

function BackLink() {
  const t = useText(promotionDeskText)
  return (
    <Link
      aria-label={t('back')}
      className="-ml-3 grid size-11 shrink-0 place-content-center rounded-full hover:bg-field-800 lg:-ml-2 lg:size-9"
      title={t('back')}
      to={paths.promotions}
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  )
}
