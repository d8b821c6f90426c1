import { Skeleton } from '@maidan/ui'
import { gameGridClass } from './game-grid-class.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

/** The place of the cards while they are on their way. */
export function GridSkeleton() {
  return (
    <div className={gameGridClass}>
      {CARDS.map((card) => (
        <Skeleton className="aspect-[3/4] rounded-card" key={card} />
      ))}
    </div>
  )
}
