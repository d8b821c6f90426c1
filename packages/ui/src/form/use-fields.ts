import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { recheck } from './recheck.ts'
import type { FieldTexts } from './recheck.ts'

type TypedNames<F> = { [K in keyof F & string]: F[K] extends string ? K : never }[keyof F & string]
type TypedChange = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

export type Fields<F extends object> = ReturnType<typeof useFields<F>>

/**
 * The fields of a form. On submit `check` gives the failing text of each field, and only a form
 * without any runs; otherwise the first failing field gets the focus. After the first submit an edit
 * checks its own field again (SIL-039).
 */
export function useFields<F extends object>(
  first: F,
  check: (values: F) => FieldTexts<F> = () => ({}),
) {
  const [values, setValues] = useState(first)
  const [texts, setTexts] = useState<FieldTexts<F>>({})
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const show = (found: FieldTexts<F>) => {
    flushSync(() => setTexts(found))
    if (!passes(found)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const set = <K extends keyof F & string>(name: K, value: F[K]) => {
    const next = { ...values, [name]: value }
    setValues(next)
    if (tried) setTexts(recheck(texts, check(next), name))
  }
  return {
    values,
    /** The failing texts that are shown; a row of a list has its own, such as `spans.0.from`. */
    texts,
    /** Shows texts from elsewhere, such as the server's, and leads to the first of them. */
    showTexts: show,
    /** Changes a value that is not simply typed, such as a list. */
    set,
    /** Empties the form as it was at first. */
    reset: () => {
      setValues(first)
      setTexts({})
      setTried(false)
    },
    /** Spread into a field of `@maidan/ui`; `refused` is the server's text for it. */
    field: <K extends TypedNames<F>>(name: K, refused?: string) => ({
      name,
      value: values[name] as string,
      error: texts[name] ?? refused,
      onChange: (event: TypedChange) => set(name, event.target.value as F[K]),
    }),
    /** Runs what the form is for, once every field passes. */
    onSubmit: (run: (values: F) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      form.current = event.currentTarget
      const found = check(values)
      setTried(true)
      show(found)
      if (passes(found)) run(values)
    },
  }
}

function passes<F extends object>(found: FieldTexts<F>): boolean {
  return Object.values(found).every((text) => text === undefined)
}
