import type { FrontPlace } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { wordsOf } from '../../features/front/draft.ts'
import { useEndFront, type Piece } from '../../features/front/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'

/** What is asked before it is done. */
export type Open =
  | { kind: 'end'; piece: Piece }
  | { kind: 'order'; place: FrontPlace; pieces: readonly Piece[] }

/** The dialog of an act that one person does alone. */
export function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.kind) {
    case 'end':
      return <EndDialog onClose={onClose} piece={open.piece} />
    case 'order':
      return <OrderDialog onClose={onClose} pieces={open.pieces} place={open.place} />
  }
}

function EndDialog({ piece, onClose }: { piece: Piece; onClose: () => void }) {
  const t = useText(frontDeskText)
  const words = wordsOf(piece, useLanguage())
  return (
    <ReasonDialog
      act={useEndFront(piece)}
      danger
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t('endTitle'),
        means: t('endMeans', { words }),
        people: t('endNote'),
        confirm: t('end'),
        done: t('endDone'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
