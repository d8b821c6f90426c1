import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeys } from '../../lib/use-keys.ts'

const pauseMs = 300
const lengthMax = 64

type Props = {
  /** The search that the list follows now. */
  value: string
  hint: string
  onSearch: (text: string) => void
}

/** A search that follows the typing after a short pause; `/` jumps to it. */
export function SearchBox({ value, hint, onSearch }: Props) {
  const t = useText(deskText)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const search = useEffectEvent(() => {
    sent.current = typed.trim()
    onSearch(sent.current)
  })
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => search(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  useKeys({ '/': () => input.current?.focus() })
  return (
    <div
      className="relative flex min-w-0 flex-1 items-center max-sm:basis-44 sm:max-w-80"
      role="search"
    >
      <Search aria-hidden className="pointer-events-none absolute left-3 size-4 text-quiet" />
      <input
        aria-label={hint}
        className="h-11 w-full min-w-0 rounded-md border border-field-700 bg-field-900 pr-9 pl-9 text-base outline-none placeholder:text-sm focus-visible:border-floodlight focus-visible:ring-1 focus-visible:ring-floodlight lg:h-9 lg:text-sm"
        enterKeyHint="search"
        maxLength={lengthMax}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={hint}
        ref={input}
        spellCheck={false}
        type="text"
        value={typed}
      />
      {typed !== '' && (
        <button
          aria-label={t('clearSearch')}
          className="absolute right-1 grid size-8 place-content-center rounded-md text-quiet hover:text-text"
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
          type="button"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
