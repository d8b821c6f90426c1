import { frontDeskText } from '@maidan/locales'
import { Button, useLanguage, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { wordsOf, type Draft } from '../../features/front/draft.ts'
import { useChangeFront, type FrontGame, type Piece } from '../../features/front/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { LeaveDialog } from '../../parts/leave-dialog.tsx'
import { WaitsNote } from '../../parts/notes/waits-note.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { Preview } from './preview.tsx'
import { TimeFields } from './time-fields.tsx'
import { WhereField } from './where-field.tsx'
import { WordFields } from './word-fields.tsx'

type Props = { begin: () => Draft; before: Piece | undefined; games: readonly FrontGame[] }

/** Where a piece is written, beside what players will see of it. What is asked for stands here until it is decided. */
export function Editor({ begin, before, games }: Props) {
  const t = useText(frontDeskText)
  const language = useLanguage()
  const act = useChangeFront()
  const [base, setBase] = useState(begin)
  const [draft, setDraft] = useState(base)
  const [asking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const waits = isSent || (before?.approval_id ?? null) !== null
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base)
  const isAgain = before?.state === 'ended'
  const error = (field: string) => fieldFailure(act.error, field, language)
  const form = { draft, before, games, onChange: setDraft, error }
  return (
    <>
      <ScreenHead
        back={<BackLink place={draft.place} />}
        title={wordsOf(base, language) || t(`add_${draft.place}`)}
      >
        <Button
          className="ml-auto max-lg:h-11"
          disabled={waits || !(isChanged || isAgain)}
          onClick={() => setAsking(true)}
          size="small"
        >
          {t('ask')}
        </Button>
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={t(`place_${draft.place}`)}>
        <div className="grid max-w-6xl items-start gap-4 p-4 xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="grid min-w-0 gap-4">
            {waits && <WaitsNote link={t('toApprovals')} text={t('waitsNote')} />}
            <WordFields {...form} />
            <WhereField {...form} />
            {draft.place === 'main' && <PictureField {...form} />}
            <TimeFields {...form} />
          </div>
          <Preview {...form} />
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

function BackLink({ place }: Pick<Draft, 'place'>) {
  const t = useText(frontDeskText)
  return (
    <Link
      aria-label={t('back')}
      className="-ml-3 grid size-11 shrink-0 place-content-center rounded-full hover:bg-field-800 lg:-ml-2 lg:size-9"
      search={{ place }}
      title={t('back')}
      to={paths.front}
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  )
}
