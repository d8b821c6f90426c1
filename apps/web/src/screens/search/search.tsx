import { searchText } from '@maidan/locales'
import { Field, IconButton, PageHeader } from '@maidan/ui'
import { Search as SearchIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { SearchFinds } from './search-finds.tsx'

const QUERY_LENGTH_MAX = 64
/** Long enough for the next letter. */
const waitMs = 250

/** One field over the whole site. What is looked for stands in the address, so that back leads to it. */
export function Search() {
  const t = useText(searchText)
  const navigate = useNavigate()
  const { typed, setTyped, wanted } = useTyped()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const clear = (
    <IconButton icon={<X className="size-5" />} label={t('clear')} onClick={() => setTyped('')} />
  )
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.home })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-5 p-4">
        <Field
          autoComplete="off"
          enterKeyHint="search"
          inputMode="search"
          label={t('title')}
          labelHidden
          maxLength={QUERY_LENGTH_MAX}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('placeholder')}
          ref={field}
          prefix={<SearchIcon aria-hidden className="size-5" />}
          value={typed}
          {...(typed !== '' && { suffix: clear })}
        />
        <SearchFinds wanted={wanted} />
      </main>
    </>
  )
}

/** What is typed, and a moment later what is looked for. */
function useTyped() {
  const navigate = useNavigate()
  const { q = '' }: { q?: string } = useLocation().search
  const [typed, setTyped] = useState(q)
  const next = typed.trim()
  useEffect(() => {
    if (next === q) return undefined
    const search = next === '' ? {} : { q: next }
    const timer = setTimeout(() => navigate({ to: paths.search, search, replace: true }), waitMs)
    return () => clearTimeout(timer)
  }, [navigate, next, q])
  return { typed, setTyped, wanted: q }
}
