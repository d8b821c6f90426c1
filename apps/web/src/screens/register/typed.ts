import type { ChangeEvent } from 'react'
import type { RegisterField, RegisterForm } from './two-steps.ts'

/** What an input needs to hold one value of the form. */
export function typed({ values, set }: RegisterForm, name: RegisterField) {
  return {
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      set({ [name]: event.target.value }),
  }
}
