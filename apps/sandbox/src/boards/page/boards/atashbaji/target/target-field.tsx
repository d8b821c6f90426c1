import type { BoardVoice } from '../../../board.ts'
import { heightFigure } from '../texts.ts'
import type { Choice } from '../use-choice.ts'
import type { BajiKey } from '../words/en.ts'

type TargetFieldProps = { voice: BoardVoice<BajiKey>; choice: Choice }

/** The target as a number that can be typed over, in digits of either language. */
export function TargetField({ voice, choice }: TargetFieldProps) {
  return (
    <label className="baji-field">
      <span aria-hidden="true">×</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={16}
        value={choice.typed ?? heightFigure(choice.setup.targetCenti)}
        aria-label={voice.say('typeTarget')}
        aria-invalid={choice.fault !== null}
        aria-describedby="baji-fault"
        disabled={!choice.canChange}
        onFocus={(event) => event.target.select()}
        onChange={(event) => choice.type(event.target.value)}
        onBlur={choice.leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </label>
  )
}
