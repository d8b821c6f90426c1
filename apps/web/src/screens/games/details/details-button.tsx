import { gamesText } from '@maidan/locales'
import { Info } from 'lucide-react'
import { useState } from 'react'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { gameName } from '../../../features/games/game-name.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'

const DetailsSheet = lazyScreen(async () => (await import('./details-sheet.tsx')).DetailsSheet)

/** On the picture of a game: what it is like, before it is opened. */
export function DetailsButton({ game, search }: { game: Game; search?: GamesSearch }) {
  const t = useText(gamesText)
  const [open, setOpen] = useState(false)
  const opened = useOpenedPart(DetailsSheet, { isOpen: open, close: () => setOpen(false) })
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t('about', { name: gameName(game, useLanguage()) })}
        className="absolute top-0 left-0 flex size-11 items-center justify-center"
        onClick={() => setOpen(true)}
        type="button"
      >
        <span className="flex size-7 items-center justify-center rounded-full bg-shade/70 text-paper">
          <Info aria-hidden className="size-4" />
        </span>
      </button>
      {opened && (
        <DetailsSheet game={game} onOpenChange={setOpen} open={open} {...(search && { search })} />
      )}
    </>
  )
}
