import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

type Props = {
  name: string
  chosen: boolean
  onChoose: () => void
  /** Colours of the chosen card and of its tick; the house's own without them. */
  chosenStyle?: CSSProperties
  tickStyle?: CSSProperties
  className?: string
  children: ReactNode
}

/** One of a few things to choose from: a card with a tick in its corner, a radio for the keyboard. */
export function ChoiceCard(props: Props) {
  return (
    <label
      className={clsx(
        'relative flex min-w-0 cursor-pointer items-center rounded-card border-2 transition active:scale-[0.98]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-floodlight',
        props.chosen ? 'border-floodlight bg-field-800' : 'border-field-700 bg-field-900',
        props.className,
      )}
      style={props.chosen ? props.chosenStyle : undefined}
    >
      <input
        checked={props.chosen}
        className="sr-only"
        name={props.name}
        onChange={props.onChoose}
        type="radio"
      />
      {props.children}
      {props.chosen && (
        <span
          aria-hidden
          className="absolute -top-1.5 -right-1.5 flex size-5 items-center justify-center rounded-full bg-floodlight text-ink ring-2 ring-field-950"
          style={props.tickStyle}
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </label>
  )
}
