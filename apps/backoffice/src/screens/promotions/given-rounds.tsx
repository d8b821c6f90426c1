import { promotionDeskText } from '@maidan/locales'
import { Badge, Button, useText, type Tone } from '@maidan/ui'
import { useMemo, useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import { useFreeRounds, type FreeRounds } from '../../features/promotions/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { When } from '../../parts/facts/when.tsx'
import { Panel } from '../../parts/panel.tsx'
import { DataTable, type Column } from '../../parts/tables/data-table.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** The free rounds that players were given last; nothing while there are none. */
export function GivenRounds() {
  const t = useText(promotionDeskText)
  const [taking, setTaking] = useState<FreeRounds | null>(null)
  const isAdmin = useMe()?.role === 'admin'
  const columns = useColumns(isAdmin ? setTaking : undefined)
  const rows = useFreeRounds().data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Panel title={t('givenRounds')}>
      <Scroller label={t('givenRounds')}>
        <DataTable columns={columns} label={t('givenRounds')} rowId={({ id }) => id} rows={rows} />
      </Scroller>
      {taking !== null && <TakeBackDialog grant={taking} onClose={() => setTaking(null)} />}
    </Panel>
  )
}

const tones: Record<FreeRounds['state'], Tone> = {
  coming: 'waiting',
  open: 'info',
  ended: 'neutral',
}

function useColumns(onTakeBack?: (grant: FreeRounds) => void): Column<FreeRounds>[] {
  const t = useText(promotionDeskText)
  return useMemo(
    () => [
      {
        id: 'player',
        header: t('givenTo'),
        cell: ({ row }) => (
          <>
            <b>{row.original.player}</b>
            <span className="block text-xs text-quiet">{row.original.promotion}</span>
          </>
        ),
      },
      { id: 'game', header: t('givenGame'), cell: ({ row }) => row.original.game },
      {
        id: 'left',
        header: t('givenLeft'),
        cell: ({ row: { original } }) => (
          <span className="tabular whitespace-nowrap">
            {t('givenOf', { left: original.left, rounds: original.rounds })} ·{' '}
            <Money amount={original.bet} currency={original.currency} />
          </span>
        ),
      },
      moneyColumn('won', t('givenWon')),
      moneyColumn('given', t('givenBecame')),
      {
        id: 'until',
        header: t('givenUntil'),
        cell: ({ row }) => <When at={row.original.expires_at} />,
      },
      {
        id: 'state',
        header: t('givenState'),
        cell: ({ row }) => <State grant={row.original} />,
        meta: { className: 'w-full' },
      },
      {
        id: 'act',
        header: '',
        cell: ({ row: { original } }) =>
          onTakeBack !== undefined &&
          original.left > 0 && (
            <Button
              aria-label={t('takeBackWhat', { player: original.player })}
              look="danger"
              onClick={() => onTakeBack(original)}
              className="whitespace-nowrap"
              size="small"
            >
              {t('takeBack')}
            </Button>
          ),
      },
    ],
    [t, onTakeBack],
  )
}

function moneyColumn(id: 'won' | 'given', header: string): Column<FreeRounds> {
  return {
    id,
    header,
    cell: ({ row: { original } }) => <Money amount={original[id]} currency={original.currency} />,
    meta: { className: 'text-right!' },
  }
}

/** How it stands, and why its provider has not taken it yet. */
function State({ grant: { state, failure, cancelled_at } }: { grant: FreeRounds }) {
  const t = useText(promotionDeskText)
  return (
    <>
      {cancelled_at === null || state === 'ended' ? (
        <Badge tone={tones[state]}>{t(`given_${state}`)}</Badge>
      ) : (
        <Badge tone="neutral">
          <span className="whitespace-nowrap">{t('given_cancelled')}</span>
        </Badge>
      )}
      {failure !== null && (
        <span className="block max-w-80 text-xs text-amber wrap-anywhere">
          {t('givenFailure', { failure })}
        </span>
      )}
    </>
  )
}
