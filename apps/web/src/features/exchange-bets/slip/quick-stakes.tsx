import { slipText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'
import { stakeFace } from '../../../lib/exchange/stake-buttons.ts'
import { useText } from '../../../lib/text/language.ts'

/** A press this long opens the editing of the buttons. */
const LONG_PRESS_MS = 600

type Props = { stake: string; onChoose: (stake: string) => void; onEdit: () => void }

/** Stakes that fill the field with one tap; a long press edits them. */
export function QuickStakes({ stake, onChoose, onEdit }: Props) {
  const t = useText(slipText)
  const press = useLongPress(onEdit)
  const stakes = useBetSettings()?.stakes ?? []
  return (
    <div aria-label={t('quickStakes')} className="grid grid-cols-4 gap-2" role="group">
      {stakes.map((button, place) => (
        <button
          {...press}
          aria-pressed={button === stake}
          className={clsx(
            'tabular h-11 wide:h-9 touch-manipulation rounded-card border text-sm font-semibold transition select-none active:scale-[0.97]',
            button === stake
              ? 'border-floodlight bg-field-700 text-text'
              : 'border-field-700 bg-field-800 text-text',
          )}
          key={`${place}-${button}`}
          onClick={() => onChoose(button)}
          type="button"
        >
          {stakeFace(button)}
        </button>
      ))}
    </div>
  )
}

function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      end()
      timer.current = setTimeout(onPress, LONG_PRESS_MS)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
