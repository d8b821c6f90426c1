import { gamerunText } from '@maidan/locales'
import { IconButton } from '@maidan/ui'
import { Maximize, Minimize, RectangleHorizontal, Shrink } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'
import { viewKeys } from './use-game-view.ts'
import type { GameView } from './use-game-view.ts'

type Props = Pick<GameView, 'theatre' | 'full' | 'toggleTheatre' | 'toggleFull'>

/** The views of a game on a wide screen, with their keys in the tooltips. */
export function ViewButtons({ theatre, full, toggleTheatre, toggleFull }: Props) {
  const t = useText(gamerunText)
  const [Theatre, Full] = [theatre ? Shrink : RectangleHorizontal, full ? Minimize : Maximize]
  const theatreLabel = t(theatre ? 'leaveTheatre' : 'theatre')
  const fullLabel = t(full ? 'leaveFull' : 'full')
  return (
    <>
      {!full && (
        <IconButton
          aria-keyshortcuts={viewKeys.theatre}
          aria-pressed={theatre}
          icon={<Theatre className="size-5" />}
          label={theatreLabel}
          onClick={toggleTheatre}
          title={t('withKey', { name: theatreLabel, key: viewKeys.theatre })}
        />
      )}
      <IconButton
        aria-keyshortcuts={viewKeys.full}
        aria-pressed={full}
        icon={<Full className="size-5" />}
        label={fullLabel}
        onClick={toggleFull}
        title={t('withKey', { name: fullLabel, key: viewKeys.full })}
      />
    </>
  )
}
