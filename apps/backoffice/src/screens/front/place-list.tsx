import { FRONT_PIECES_MAX, type FrontPlace } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { Badge, Button, Card, EmptyState, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Front, FrontGame, Piece } from '../../features/front/queries.ts'
import { Panel } from '../../parts/panel.tsx'
import type { Open } from './open-dialog.tsx'
import { PieceRow } from './piece-row.tsx'

type Props = {
  front: Front
  place: FrontPlace
  /** Left out for those who only read. */
  onOpen: ((open: Open) => void) | undefined
}

/** One place: what runs and is to come in its order, what waits, and what ended last. */
export function PlaceList({ front, place, onOpen }: Props) {
  const t = useText(frontDeskText)
  const own = front.data.filter((piece) => piece.place === place)
  const open = own.filter(({ state }) => state !== 'ended')
  const ended = own.filter(({ state }) => state === 'ended')
  const waiting = front.new_waiting.filter((one) => one.place === place)
  return (
    <>
      <section className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-sm font-semibold">
            {t('open', { count: open.length, max: FRONT_PIECES_MAX })}
          </h2>
          {onOpen && open.length > 1 && (
            <Button
              className="max-lg:h-11"
              look="secondary"
              onClick={() => onOpen({ kind: 'order', place, pieces: open })}
              size="small"
            >
              {t('order')}
            </Button>
          )}
        </div>
        {open.length === 0 && <EmptyState title={t('openEmpty')} />}
        <Rows games={front.games} label={t(`place_${place}`)} onOpen={onOpen} pieces={open} />
      </section>
      {waiting.length > 0 && <NewOnes waiting={waiting} />}
      {ended.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-sm font-semibold">{t('ended')}</h2>
          <Rows games={front.games} label={t('ended')} onOpen={onOpen} pieces={ended} />
        </section>
      )}
    </>
  )
}

type RowsProps = Pick<Props, 'onOpen'> & {
  games: readonly FrontGame[]
  pieces: readonly Piece[]
  label: string
}

function Rows({ games, pieces, label, onOpen }: RowsProps) {
  if (pieces.length === 0) return null
  return (
    <Card padded={false}>
      <ul aria-label={label} className="divide-y divide-field-800">
        {pieces.map((piece) => (
          <PieceRow games={games} key={piece.id} onOpen={onOpen} piece={piece} />
        ))}
      </ul>
    </Card>
  )
}

function NewOnes({ waiting }: { waiting: Front['new_waiting'] }) {
  const t = useText(frontDeskText)
  return (
    <Panel title={t('newWaits')}>
      <ul className="divide-y divide-field-800">
        {waiting.map(({ approval_id, words }) => (
          <li className="flex items-center justify-between gap-3 text-sm" key={approval_id}>
            <span className="min-w-0 wrap-anywhere">{words}</span>
            <Link className="flex min-h-11 shrink-0 items-center" to={paths.approvals}>
              <Badge tone="waiting">{t('waits')}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
