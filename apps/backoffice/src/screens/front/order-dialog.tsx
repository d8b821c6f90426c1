import type { FrontPlace } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { Field, IconButton, showToast, useLanguage, useText } from '@maidan/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { wordsOf } from '../../features/front/draft.ts'
import { useOrderFront, type Piece } from '../../features/front/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { swapped } from './swapped.ts'

type Props = { place: FrontPlace; pieces: readonly Piece[]; onClose: () => void }

/** Moves the pieces of a place among each other, and saves that with the reason. */
export function OrderDialog({ place, pieces, onClose }: Props) {
  const t = useText(frontDeskText)
  const [order, setOrder] = useState(pieces)
  const act = useOrderFront(place)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const idsOf = (list: readonly Piece[]) => list.map(({ id }) => id)
  const save = (reason: string) =>
    act.mutate(
      { before: idsOf(pieces), ids: idsOf(order), reason },
      {
        onSuccess: () => {
          showToast(t('orderDone'), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('orderSave')}
      onClose={onClose}
      onConfirm={form.onSubmit(save)}
      title={t('order')}
    >
      <p className="text-sm text-quiet">{t('orderMeans')}</p>
      <ol className="divide-y divide-field-700">
        {order.map((piece, at) => (
          <OrderLine
            isFirst={at === 0}
            isLast={at === order.length - 1}
            key={piece.id}
            onMove={(by) => setOrder(swapped(order, at, at + by))}
            piece={piece}
          />
        ))}
      </ol>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}

type LineProps = {
  piece: Piece
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

function OrderLine({ piece, isFirst, isLast, onMove }: LineProps) {
  const t = useText(frontDeskText)
  const words = wordsOf(piece, useLanguage())
  return (
    <li className="flex items-center gap-1 text-sm">
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{words}</span>
      <IconButton
        className="disabled:opacity-30"
        disabled={isFirst}
        icon={<ArrowUp className="size-4" />}
        label={t('earlier', { words })}
        onClick={() => onMove(-1)}
      />
      <IconButton
        className="disabled:opacity-30"
        disabled={isLast}
        icon={<ArrowDown className="size-4" />}
        label={t('later', { words })}
        onClick={() => onMove(1)}
      />
    </li>
  )
}
