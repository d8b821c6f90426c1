/** The failing text of each field, and of each row of a list; what has none passes. */
export type FieldTexts<F extends object> = {
  readonly [K in keyof F | `${keyof F & string}.${string}`]?: string | undefined
}

/** The shown texts after an edit: those of the edited field as found now, the others as they are. */
export function recheck<F extends object>(
  shown: FieldTexts<F>,
  found: FieldTexts<F>,
  edited: string,
): FieldTexts<F> {
  const isOfEdited = ([name]: [string, unknown]) => name === edited || name.startsWith(`${edited}.`)
  return Object.fromEntries([
    ...Object.entries(shown).filter((entry) => !isOfEdited(entry)),
    ...Object.entries(found).filter(isOfEdited),
  ]) as FieldTexts<F>
}
