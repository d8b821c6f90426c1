import { clsx } from 'clsx'

/** A grey block of the size that the content will have. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('animate-pulse-soft rounded-md bg-field-800', className)} />
  )
}

/** The shape of a list while it loads. */
export function SkeletonRows({
  count = 4,
  rowClass = 'h-16',
}: {
  count?: number
  rowClass?: string
}) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, row) => (
        <Skeleton className={clsx('w-full rounded-card', rowClass)} key={row} />
      ))}
    </div>
  )
}
