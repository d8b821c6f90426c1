import {
  Badge,
  CountBadge,
  Button,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  SkeletonRows,
  StatusPill,
} from '../../index.ts'
import type { Status, Tone } from '../../index.ts'
import type { Example } from '../example.ts'

const TONES = [
  'neutral',
  'good',
  'bad',
  'info',
  'waiting',
  'hot',
] as const satisfies readonly Tone[]

const STATUSES = ['processing', 'success', 'fail'] as const satisfies readonly Status[]

const nothing = () => undefined

export const countBadgeExample: Example = () =>
  [1, 12].map((count) => ({ name: String(count), shown: <CountBadge count={count} /> }))

export const progressBarExample: Example = () =>
  [0, 35, 100].map((percent) => ({
    name: String(percent),
    shown: <ProgressBar label={`${percent}%`} percent={percent} />,
  }))

export const badgeExample: Example = (say) =>
  TONES.map((tone) => ({ name: tone, shown: <Badge tone={tone}>{say('live')}</Badge> }))

export const statusPillExample: Example = (say) => [
  ...STATUSES.map((status) => ({ name: status, shown: <StatusPill status={status} /> })),
  { name: 'with a word', shown: <StatusPill status="success">{say('live')}</StatusPill> },
]

export const emptyStateExample: Example = (say) => [
  { name: 'by itself', shown: <EmptyState /> },
  {
    name: 'with a next step',
    shown: (
      <EmptyState
        action={<Button>{say('open')}</Button>}
        hint={say('emptyHint')}
        title={say('empty')}
      />
    ),
  },
]

export const errorStateExample: Example = (say) => [
  { name: 'by itself', shown: <ErrorState onRetry={nothing} /> },
  {
    name: 'with words',
    shown: (
      <ErrorState
        hint={say('failedHint')}
        onRetry={nothing}
        retryText={say('retry')}
        title={say('failed')}
      />
    ),
  },
  { name: 'busy', shown: <ErrorState busy onRetry={nothing} /> },
]

export const skeletonExample: Example = () => [
  { name: 'a block', shown: <Skeleton className="h-12" /> },
]

export const skeletonRowsExample: Example = () => [
  { name: 'rows', shown: <SkeletonRows count={3} /> },
]
