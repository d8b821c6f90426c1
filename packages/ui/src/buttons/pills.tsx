import { clsx } from 'clsx'
import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

export type PillItem<V extends string> = {
  value: V
  label: ReactNode
  badge?: ReactNode
  /** Said after the name, and drawn over the item: that nothing is behind it. */
  closed?: string
}

type Props<V extends string> = {
  label: string
  items: readonly PillItem<V>[]
  value: V
  onChange: (value: V) => void
  /** `tabs` share the width; `pills` scroll sideways; `icons` are taller, a picture above each word. */
  look?: 'tabs' | 'pills' | 'icons'
  /** Id of the element that shows the chosen item. */
  controls?: string
  className?: string
}

/** One choice of a few, as a tab list: arrows move, Home and End jump. */
export function Pills<V extends string>(props: Props<V>) {
  const look = props.look ?? 'pills'
  const id = useId()
  return (
    <div
      aria-label={props.label}
      className={clsx(listClass[look], props.className)}
      onKeyDown={(event) => moveChoice(event, props)}
      role="tablist"
      tabIndex={-1}
    >
      {props.items.map((item) => (
        <button
          aria-controls={props.controls}
          aria-describedby={item.closed && `${id}-${item.value}-closed`}
          aria-selected={item.value === props.value}
          className={clsx(pillClass[look], item.value === props.value && chosenClass)}
          data-closed={item.closed}
          id={`${id}-${item.value}`}
          key={item.value}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            props.onChange(item.value)
          }}
          role="tab"
          tabIndex={item.value === props.value ? 0 : -1}
          type="button"
        >
          {item.label}
          {item.badge}
        </button>
      ))}
      {/* Beside the tabs, whose names are theirs alone. */}
      {props.items.map(
        ({ value, closed }) =>
          closed !== undefined && (
            <span hidden id={`${id}-${value}-closed`} key={value}>
              {closed}
            </span>
          ),
      )}
    </div>
  )
}

const listClass = {
  tabs: 'flex flex-wrap rounded-[1.625rem] bg-field-900 p-1',
  pills: 'rail -mx-4 scroll-px-4 gap-2 px-4',
  icons: 'rail -mx-4 scroll-px-4 gap-2 px-4',
} as const

const pillClass = {
  icons:
    'relative flex min-h-16 min-w-18 shrink-0 snap-start flex-col items-center justify-center gap-1 rounded-card border border-transparent bg-field-900 px-2 text-xs font-semibold whitespace-nowrap text-quiet transition',
  tabs: 'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold text-quiet transition',
  pills:
    'flex min-h-11 shrink-0 snap-start items-center gap-1.5 rounded-full border border-edge px-4 text-sm font-semibold whitespace-nowrap text-quiet transition',
} as const

const chosenClass = 'bg-field-700! border-floodlight! text-text!'

function moveChoice<V extends string>(event: KeyboardEvent<HTMLElement>, props: Props<V>) {
  const at = props.items.findIndex((item) => item.value === props.value)
  const to = nextIndex(event.key, at, props.items.length)
  const item = to === undefined ? undefined : props.items[to]
  if (to === undefined || item === undefined) return
  event.preventDefault()
  props.onChange(item.value)
  const button = event.currentTarget.children[to]
  if (button instanceof HTMLElement) button.focus()
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
