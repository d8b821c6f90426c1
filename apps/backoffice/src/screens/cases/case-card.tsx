import { casesText } from '@maidan/locales'
import { buttonClass, Card, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight, UsersRound } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { CaseState, SignalChips } from '../../features/cases/case-marks.tsx'
import type { AbuseCase } from '../../features/cases/queries.ts'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { When } from '../../parts/facts/when.tsx'
import { Note } from '../../parts/notes/note.tsx'

/** One case in the list: who they are, what they share, who works on it. */
export function CaseCard({ found }: { found: AbuseCase }) {
  const t = useText(casesText)
  const title = t('case', { id: String(found.id) })
  return (
    <Card className="flex h-full flex-col gap-3 px-4 py-3" padded={false}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <CaseState state={found.state} />
        <p className="w-full text-xs text-quiet">
          {found.owner === null ? t('nobody') : t('owner', { name: found.owner })} · {t('changed')}{' '}
          <When at={found.updated_at} />
        </p>
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {found.accounts.map(({ player_id, username }) => (
          <PlayerLink id={player_id} key={player_id} username={username} />
        ))}
      </p>
      <SignalChips signals={found.signals} />
      {found.approval_id !== null && (
        <Note icon={UsersRound} tone="info">
          {t('waits')}
        </Note>
      )}
      <Link
        aria-label={`${t('look')}: ${title}`}
        className={`${buttonClass({ look: 'secondary', size: 'small' })} mt-auto max-lg:h-11`}
        params={{ caseId: String(found.id) }}
        to={paths.case}
      >
        {t('look')}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    </Card>
  )
}
