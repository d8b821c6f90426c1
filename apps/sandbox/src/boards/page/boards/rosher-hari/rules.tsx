import { HARI_MOST_CENTI, HARI_ROWS_MAX } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { LevelFigures } from './level-figures.tsx'
import { RowPays } from './row-pays.tsx'
import { countText } from './texts.ts'
import type { HariKey } from './words/en.ts'
import './rules.css'

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<HariKey>) {
  const rows = countText(voice, HARI_ROWS_MAX)
  const most = (HARI_MOST_CENTI / 100n).toLocaleString('en')
  return (
    <div className="hari-rules">
      <p>{voice.say('rulesClimb')}</p>
      <p>{voice.say('rulesPay')}</p>
      <p>{voice.say('rulesMost', { rows, most })}</p>
      <LevelFigures voice={voice} />
      <RowPays voice={voice} />
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesRandom')}</p>
      <p>{voice.say('rulesKeys')}</p>
      <p>{voice.say('rulesAbsent')}</p>
    </div>
  )
}
