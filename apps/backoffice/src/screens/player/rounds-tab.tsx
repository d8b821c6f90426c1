import { playersText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { Badge, EmptyState, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { DataTable } from '../../parts/tables/data-table.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { When } from '../../parts/facts/when.tsx'

type Round = PlayerRecord['rounds'][number]
type Props = { rounds: Round[]; currency: string }

/** The player's latest game rounds; each can be looked at again as it was. */
export function RoundsTab({ rounds, currency }: Props) {
  const t = useText(playersText)
  const columns = useRoundColumns(currency)
  if (rounds.length === 0) return <EmptyState title={t('noRounds')} />
  return (
    <DataTable columns={columns} label={t('tab_rounds')} rowId={({ id }) => id} rows={rounds} />
  )
}

function useRoundColumns(currency: string): Column<Round>[] {
  const t = useText(playersText)
  return useMemo(
    () => [
      {
        id: 'game',
        header: t('game'),
        cell: ({ row }) => <b className="whitespace-nowrap">{row.original.game}</b>,
      },
      {
        id: 'at',
        header: t('atZone'),
        cell: ({ row }) => <When at={row.original.created_at} className="text-quiet" />,
        meta: { className: 'max-sm:hidden' },
      },
      {
        id: 'bet',
        header: t('bet'),
        cell: ({ row }) => <Money amount={row.original.bet} currency={currency} />,
        meta: { className: 'text-right!' },
      },
      {
        id: 'win',
        header: t('win'),
        cell: ({ row }) => <Money amount={row.original.win} currency={currency} />,
        meta: { className: 'text-right!' },
      },
      {
        id: 'state',
        header: t('roundState'),
        cell: ({ row }) => <RoundState state={row.original.state} />,
      },
      {
        id: 'id',
        header: t('roundId'),
        cell: ({ row }) => (
          <span className="tabular flex items-center text-quiet">
            <span className="max-w-56 truncate">{row.original.id}</span>
            <CopyValue value={row.original.id} what={t('roundId')} />
          </span>
        ),
        meta: { className: 'max-lg:hidden' },
      },
      {
        id: 'recall',
        header: () => <span className="max-sm:sr-only">{t('recall')}</span>,
        cell: ({ row }) => <RecallLink round={row.original} />,
        meta: { className: 'w-full' },
      },
    ],
    [t, currency],
  )
}

const stateWords: Readonly<Record<string, PlainKey<typeof playersText.en>>> = {
  open: 'roundOpen',
  closed: 'roundClosed',
  cancelled: 'roundCancelled',
  refunded: 'roundRefunded',
  ended: 'roundEnded',
}
const stateTones: Readonly<Record<string, Tone>> = {
  open: 'info',
  refunded: 'waiting',
  ended: 'waiting',
}

function RoundState({ state }: { state: string }) {
  const t = useText(playersText)
  const word = stateWords[state]
  return <Badge tone={stateTones[state] ?? 'neutral'}>{word === undefined ? state : t(word)}</Badge>
}

function RecallLink({ round }: { round: Round }) {
  const t = useText(playersText)
  if (round.recall_url === null) return <span className="text-quiet">–</span>
  return (
    <a
      className="inline-flex items-center gap-1.5 whitespace-nowrap text-sky underline-offset-2 hover:underline"
      href={round.recall_url}
      rel="noopener noreferrer"
      target="_blank"
    >
      <span className="max-sm:sr-only">{t('lookAgain')}</span>
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{round.id}</span>
    </a>
  )
}
