import { marketsText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'

const words: Readonly<Record<string, PlainKey<typeof marketsText.en>>> = {
  back: 'side_back',
  lay: 'side_lay',
  yes: 'side_yes',
  no: 'side_no',
}

/** The side of a bet in the trade's colours: blue is for, pink is against. */
export function SideMark({ side }: { side: string }) {
  const t = useText(marketsText)
  const word = words[side]
  const isFor = side === 'back' || side === 'yes'
  return (
    <span
      className={clsx(
        'inline-block min-w-10 shrink-0 rounded-sm px-1.5 py-0.5 text-center text-xs font-semibold text-ink',
        isFor ? 'bg-back' : 'bg-lay',
      )}
    >
      {word === undefined ? side : t(word)}
    </span>
  )
}
