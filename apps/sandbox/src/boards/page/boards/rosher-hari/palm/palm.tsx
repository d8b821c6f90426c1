import { HARI_FOOTHOLDS, hariRows } from '@maidan/casino'
import type { CSSProperties } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { countText, holdingValues } from '../texts.ts'
import type { Moves } from '../use-moves.ts'
import type { HariKey } from '../words/en.ts'
import { Climber } from './climber.tsx'
import { Crown, Pot } from './crown.tsx'
import { PalmRow } from './palm-row.tsx'
import { useRowFocus } from './use-row-focus.ts'

type PalmProps = { voice: BoardVoice<HariKey>; moves: Moves }

type PalmStyle = CSSProperties & { '--rows': number }

/** The palm with its rows of footholds, the climber on it and the pot at its top. */
export function Palm({ voice, moves }: PalmProps) {
  const { level, view } = moves
  const rows = hariRows(level)
  const palm = useRowFocus(view.climbed.length)
  const label = voice.say('palm', { rows: countText(voice, rows), ...holdingValues(voice, level) })
  const style: PalmStyle = { '--rows': rows }
  return (
    <div className="hari-palm" ref={palm} role="group" aria-label={label} style={style}>
      <Crown />
      <div className="hari-trunk" aria-hidden="true" />
      {Array.from({ length: rows }, (_, index) => (
        <PalmRow key={`row-${index + 1}`} voice={voice} moves={moves} row={index + 1} />
      ))}
      <Pot isTaken={view.end === 'taken' && view.climbed.length === rows} />
      <Climber key={level} view={view} all={HARI_FOOTHOLDS[level].all} rows={rows} />
    </div>
  )
}
