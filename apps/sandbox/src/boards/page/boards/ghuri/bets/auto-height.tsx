import { useId, useState } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { heightFigure } from '../height-text.ts'
import type { GhuriWord } from '../words/en.ts'
import { readHeight, stepHeight } from './read-height.ts'

/** The automatic height of the next bet; `centi` is kept while it is off. */
export type AutoHeight = { isOn: boolean; centi: number; isWrong: boolean }

type AutoHeightProps = {
  voice: BoardVoice<GhuriWord>
  auto: AutoHeight
  change: (next: AutoHeight) => void
}

/** Sets at what height the next bet leaves by itself, by steps or typed, or that it does not. */
export function AutoHeightField({ voice, auto, change }: AutoHeightProps) {
  const hint = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (next: Partial<AutoHeight>) => {
    setTyped(null)
    change({ ...auto, isOn: true, isWrong: false, ...next })
  }
  const read = (text: string) => {
    setTyped(text)
    const centi = readHeight(text)
    change({ isOn: true, centi: centi ?? auto.centi, isWrong: centi === null })
  }
  const step = (direction: 1 | -1) => () => choose({ centi: stepHeight(auto.centi, direction) })
  return (
    <div className="ghuri-auto" data-on={auto.isOn}>
      <AutoSwitch voice={voice} isOn={auto.isOn} flip={() => choose({ isOn: !auto.isOn })} />
      <Step text="−" label={voice.say('lower')} step={step(-1)} />
      <label className="ghuri-height-field">
        <span className="spoken">{voice.say('auto')}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? heightFigure(auto.centi)}
          aria-invalid={auto.isWrong}
          aria-describedby={hint}
          onFocus={(event) => event.target.select()}
          onChange={(event) => read(event.target.value)}
          onBlur={() => auto.isWrong || setTyped(null)}
        />
        <i aria-hidden="true">×</i>
      </label>
      <Step text="+" label={voice.say('higher')} step={step(1)} />
      <p id={hint} className="ghuri-auto-hint" role="status">
        {auto.isWrong && voice.say('autoWrong')}
      </p>
    </div>
  )
}

type SwitchProps = { voice: BoardVoice<GhuriWord>; isOn: boolean; flip: () => void }

function AutoSwitch({ voice, isOn, flip }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={voice.say('auto')}
      className="ghuri-switch"
      onClick={flip}
    >
      <i />
      <span>{voice.say('autoShort')}</span>
    </button>
  )
}

function Step({ text, label, step }: { text: string; label: string; step: () => void }) {
  return (
    <button type="button" className="ghuri-step" aria-label={label} onClick={step}>
      {text}
    </button>
  )
}
