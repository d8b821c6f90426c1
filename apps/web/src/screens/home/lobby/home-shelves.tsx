import { PromotionsCard } from '../../lobby/promotions-card.tsx'
import { LobbyShelves } from '../../lobby/shelf/lobby-shelves.tsx'

/** The shelves of games below the house's own choice, and the offers that run. */
export function HomeShelves() {
  return (
    <>
      <LobbyShelves />
      <div className="mt-8 px-4">
        <PromotionsCard />
      </div>
    </>
  )
}
