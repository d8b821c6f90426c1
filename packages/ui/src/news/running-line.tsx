import { clsx } from 'clsx'
import { Megaphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** The announcement line's speed (SIL-122). */
const pxPerSecond = 30

type Props = {
  label: string
  /** What runs, each a key of its own; it stands still where a finger or the keyboard rests on it. */
  items: readonly { key: string; shown: ReactNode; onPress?: () => void }[]
  className?: string
}

/** News that run from right to left without end. */
export function RunningLine({ label, items, className }: Props) {
  return (
    <section
      aria-label={label}
      className={clsx(
        'flex h-10 items-center gap-2 overflow-hidden rounded-full bg-field-900 pl-3',
        className,
      )}
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-floodlight" />
      {items.length > 0 && <Track items={items} key={items.map(({ key }) => key).join()} />}
    </section>
  )
}

/** The news stand in the line twice, so that the second run begins where the first one ends. */
function Track({ items }: Pick<Props, 'items'>) {
  const run = useRef<HTMLSpanElement>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (run.current === null) return undefined
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setSeconds(entry.contentRect.width / pxPerSecond)
    })
    measure.observe(run.current)
    return () => measure.disconnect()
  }, [])
  return (
    <div className="marquee min-w-0 flex-1 overflow-hidden">
      <div className="marquee-track flex w-max" style={{ animationDuration: `${seconds ?? 0}s` }}>
        <span className="flex items-center" ref={run}>
          <Run items={items} />
        </span>
        <span aria-hidden className="flex items-center">
          <Run isCopy items={items} />
        </span>
      </div>
    </div>
  )
}

const itemClass = 'px-6 text-sm whitespace-nowrap text-quiet'

/** The copy can be pressed like the first run, but the keyboard passes it by. */
function Run({ items, isCopy = false }: Pick<Props, 'items'> & { isCopy?: boolean }) {
  return items.map(({ key, shown, onPress }) =>
    onPress === undefined ? (
      <span className={itemClass} key={key}>
        {shown}
      </span>
    ) : (
      <button
        className={clsx(itemClass, 'h-10 underline decoration-quiet/40 underline-offset-4')}
        key={key}
        onClick={onPress}
        tabIndex={isCopy ? -1 : 0}
        type="button"
      >
        {shown}
      </button>
    ),
  )
}
