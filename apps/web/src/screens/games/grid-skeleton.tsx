import { Skeleton } from '@maidan/ui'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

/** The place of the cards while they are on their way. */
export function GridSkeleton() {
  return (
    <div className="grid grid-cols-3 gap-x-2.5 gap-y-4 min-[560px]:grid-cols-5">
      {CARDS.map((card) => (
        <Skeleton className="aspect-[3/4] rounded-card" key={card} />
      ))}
    </div>
  )
}
