import { useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'

type Values = Record<string, string>

/** The failing text of each field; a field without one passes. */
export type FieldTexts<F extends Values> = { readonly [K in keyof F]?: string | undefined }

export type Fields<F extends Values> = ReturnType<typeof useFields<F>>

/**
 * The fields of a form. On submit `check` gives the first failing text of each field and only a
 * form without any runs; after the first submit an edit checks its own field again (SIL-039).
 */
export function useFields<F extends Values>(first: F, check: (values: F) => FieldTexts<F>) {
  const [values, setValues] = useState(first)
  const [texts, setTexts] = useState<FieldTexts<F>>({})
  const [tried, setTried] = useState(false)
  const change = (name: keyof F, value: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    if (tried) setTexts({ ...texts, [name]: check(next)[name] })
  }
  return {
    values,
    /** Shows texts from elsewhere, such as the server's. */
    showTexts: setTexts,
    /** Spread into a field of `@maidan/ui`. */
    field: (name: keyof F & string) => ({
      name,
      value: values[name],
      error: texts[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(name, event.target.value),
    }),
    onSubmit: (run: (values: F) => void) => (event: FormEvent) => {
      event.preventDefault()
      setTried(true)
      const found = check(values)
      setTexts(found)
      if (Object.values(found).every((text) => text === undefined)) run(values)
    },
  }
}
