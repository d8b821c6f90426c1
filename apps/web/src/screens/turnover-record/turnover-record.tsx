import { recordsText } from '@maidan/locales'
import {
  EmptyState,
  ErrorState,
  IconButton,
  PageHeader,
  Pills,
  SkeletonRows,
  buttonClass,
} from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { turnoversQuery } from '../../lib/session/turnovers.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { TurnoverCard } from './turnover-card.tsx'
import { TurnoverSheet } from './turnover-sheet.tsx'
import { TurnoverTable } from './turnover-table.tsx'

type Tab = Turnover['status']

const panelId = 'turnover-panel'

/** What is to be staked for each bonus, and how far it is; read anew on opening (REC-23 to REC-29). */
export function TurnoverRecord() {
  const t = useText(recordsText)
  const navigate = useNavigate()
  const [tab, setTab] = useState<Tab>('active')
  const turnovers = useQuery({ ...turnoversQuery, refetchOnMount: 'always' })
  const shown = turnovers.data?.filter(({ status }) => status === tab)
  return (
    <>
      <PageHeader
        end={
          <IconButton
            icon={<RefreshCw className={turnovers.isFetching ? 'size-5 animate-spin' : 'size-5'} />}
            label={t('refresh')}
            onClick={() => void turnovers.refetch()}
          />
        }
        onBack={() => navigate({ to: paths.account })}
        title={t('turnover')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <Pills
          controls={panelId}
          items={[
            { value: 'active', label: t('active') },
            { value: 'complete', label: t('completed') },
          ]}
          label={t('turnover')}
          look="tabs"
          onChange={setTab}
          value={tab}
        />
        <div
          aria-label={t(tab === 'active' ? 'active' : 'completed')}
          className="flex flex-col gap-4"
          id={panelId}
          role="tabpanel"
        >
          {shown ? (
            <Turnovers tab={tab} turnovers={shown} />
          ) : turnovers.isError ? (
            <ErrorState busy={turnovers.isFetching} onRetry={() => void turnovers.refetch()} />
          ) : (
            <SkeletonRows count={2} rowClass="h-44" />
          )}
        </div>
      </main>
    </>
  )
}

function Turnovers({ tab, turnovers }: { tab: Tab; turnovers: readonly Turnover[] }) {
  const t = useText(recordsText)
  const isMobile = useIsMobile()
  const [opened, setOpened] = useState<Turnover | null>(null)
  if (turnovers.length > 0 && !isMobile)
    return (
      <>
        <TurnoverTable onOpen={setOpened} turnovers={turnovers} />
        <TurnoverSheet onClose={() => setOpened(null)} turnover={opened} />
      </>
    )
  if (turnovers.length > 0)
    return turnovers.map((turnover) => <TurnoverCard key={turnover.id} turnover={turnover} />)
  const isActive = tab === 'active'
  return (
    <EmptyState
      action={
        <Link
          className={buttonClass({ look: 'secondary' })}
          to={isActive ? paths.promotions : paths.home}
        >
          {t(isActive ? 'seePromotions' : 'playNow')}
        </Link>
      }
      hint={t(isActive ? 'activeEmpty' : 'completedEmpty')}
      picture={storageUrl('empty/no-data.svg')}
    />
  )
}
