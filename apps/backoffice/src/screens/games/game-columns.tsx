import type { gameDeskText, Translate } from '@maidan/locales'
import type { GameLine, Stoppable } from '../../features/games/queries.ts'
import type { Column } from '../../parts/tables/data-table.tsx'
import { GameState } from './game-state.tsx'
import { StopAct } from './stop-act.tsx'
import { StoppedNote } from './stopped-note.tsx'

const figure = { meta: { className: 'text-right! tabular whitespace-nowrap' } }

type Act = ((target: Stoppable) => void) | undefined

export function gameColumns(t: Translate<typeof gameDeskText.en>, onAct: Act): Column<GameLine>[] {
  return [
    {
      id: 'game',
      header: t('game'),
      cell: ({ row }) => (
        <span className="whitespace-nowrap">
          <b className="font-semibold">{row.original.name}</b>{' '}
          <span className="text-xs text-quiet">{row.original.code}</span>
        </span>
      ),
    },
    {
      id: 'provider',
      header: t('provider'),
      cell: ({ row }) => row.original.provider_name,
      meta: { className: 'whitespace-nowrap' },
    },
    { id: 'rtp', header: t('rtp'), cell: ({ row }) => `${row.original.rtp} %`, ...figure },
    {
      id: 'rounds',
      header: t('openRounds'),
      cell: ({ row }) => row.original.open_rounds,
      ...figure,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ row }) => (
        <>
          <GameState game={row.original} />
          <StoppedNote stopped={row.original.stopped} />
        </>
      ),
    },
    {
      id: 'act',
      header: () => null,
      cell: ({ row: { original: game } }) =>
        onAct && <StopAct onAct={onAct} target={{ ...game, of: 'game', key: game.code }} />,
      meta: { className: 'text-right! w-px' },
    },
  ]
}
